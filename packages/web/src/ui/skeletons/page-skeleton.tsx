import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import pageClasses from '../page.module.css';
import { LoadingRegion } from './loading-region.tsx';
import classes from './skeletons.module.css';

/** Stands in for a whole screen whose shape is a title and a few cards. */
export function PageSkeleton() {
  return (
    <LoadingRegion className={pageClasses.page}>
      <div className={classes.lines}>
        <Skeleton height={28} width="min(18rem, 60%)" />
        <Skeleton height={12} width="min(26rem, 85%)" />
      </div>
      <div className={classes.cards}>
        <Card />
        <Card />
        <Card />
      </div>
      <Card />
    </LoadingRegion>
  );
}

function Card() {
  return (
    <div className={classes.card}>
      <Skeleton height={36} width={36} radius="md" />
      <Skeleton height={12} width="55%" />
      <Skeleton height={10} width="85%" />
    </div>
  );
}
