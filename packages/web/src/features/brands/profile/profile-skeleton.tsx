import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { CardsSkeleton } from '../../../ui/skeletons/cards-skeleton.tsx';
import headerClasses from './brand-header.module.css';
import classes from './brand-profile-page.module.css';

export function ProfileSkeleton() {
  return (
    <div className={classes.page}>
      <div className={headerClasses.header} aria-hidden="true">
        <div className={headerClasses.cover} />
        <div className={headerClasses.body}>
          <div className={headerClasses.logo}>
            <Skeleton height={80} width={80} radius="lg" />
          </div>
          <div className={headerClasses.about}>
            <Skeleton height={24} width="12rem" />
            <Skeleton height={12} width="8rem" mt="sm" />
          </div>
        </div>
      </div>
      <CardsSkeleton cards={3} />
    </div>
  );
}
