import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { LoadingRegion } from './loading-region.tsx';
import classes from './skeletons.module.css';

/** Stands in for a table: evenly spaced rows of short bars. */
export function TableSkeleton({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <LoadingRegion className={classes.table}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <div className={classes.tableRow} key={row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
            <Skeleton height={12} width={`${45 + ((row + column) % 3) * 15}%`} key={column} />
          ))}
        </div>
      ))}
    </LoadingRegion>
  );
}
