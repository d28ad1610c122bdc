import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { LoadingRegion } from './loading-region.tsx';
import classes from './skeletons.module.css';

/** Stands in for a list of rows with a round picture and two lines of text. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <LoadingRegion className={classes.list}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <div className={classes.row} key={row}>
          <Skeleton circle height={36} />
          <div className={classes.lines}>
            <Skeleton height={12} width={row % 2 ? '40%' : '55%'} />
            <Skeleton height={10} width={row % 2 ? '70%' : '80%'} />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
