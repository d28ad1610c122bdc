import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { LoadingRegion } from '../../ui/skeletons/loading-region.tsx';
import classes from './figures.module.css';

export function FiguresSkeleton() {
  return (
    <LoadingRegion className={classes.body}>
      <div className={classes.tiles}>
        {['a', 'b', 'c', 'd'].map((tile) => (
          <div key={tile} className={classes.tile}>
            <Skeleton height={12} width="70%" />
            <Skeleton height={26} width="40%" mt="xs" />
          </div>
        ))}
      </div>
      <div className={classes.plot}>
        <Skeleton height="12rem" />
      </div>
    </LoadingRegion>
  );
}
