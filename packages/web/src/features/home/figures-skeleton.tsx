import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { FigureSwitchSkeleton } from '../../ui/skeletons/figure-switch-skeleton.tsx';
import { LoadingRegion } from '../../ui/skeletons/loading-region.tsx';
import classes from './figures.module.css';

export function FiguresSkeleton() {
  return (
    <LoadingRegion className={classes.body}>
      <FigureSwitchSkeleton />
      <div className={classes.plot}>
        <Skeleton height="12rem" />
      </div>
    </LoadingRegion>
  );
}
