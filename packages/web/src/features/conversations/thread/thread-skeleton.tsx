import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { LoadingRegion } from '../../../ui/skeletons/loading-region.tsx';
import classes from './thread.module.css';

/** Stands in for a thread: a name above, a few bubbles from both sides. */
export function ThreadSkeleton() {
  return (
    <LoadingRegion className={classes.skeleton}>
      <div className={classes.header}>
        <Skeleton height={36} width={36} radius="md" />
        <Skeleton height={14} width="9rem" />
      </div>
      {[44, 62, 36, 55].map((percent, index) => (
        <div key={percent} className={classes.skeletonRow} data-own={index % 2 === 1}>
          <Skeleton height={index === 1 ? 64 : 40} width={`${percent}%`} radius="lg" />
        </div>
      ))}
    </LoadingRegion>
  );
}
