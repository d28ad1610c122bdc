import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { PageSkeleton } from '../../ui/skeletons/page-skeleton.tsx';
import { Announcement } from './announcement.tsx';
import { TandemLogo } from './tandem-logo.tsx';
import barClasses from './top-bar.module.css';

/** The first thing on screen while the app finds out who is there. */
export function ShellSkeleton() {
  return (
    <>
      <Announcement />
      <div className={barClasses.bar}>
        <TandemLogo shrinks />
        <div className={barClasses.tools}>
          <Skeleton height={28} width={72} />
          <Skeleton height={28} width={28} />
        </div>
      </div>
      <PageSkeleton />
    </>
  );
}
