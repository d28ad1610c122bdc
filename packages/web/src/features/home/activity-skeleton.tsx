import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { LoadingRegion } from '../../ui/skeletons/loading-region.tsx';
import classes from './recent-activity.module.css';

const WIDTHS = ['60%', '75%', '50%', '65%', '55%', '70%', '60%', '45%'];

export function ActivitySkeleton() {
  return (
    <LoadingRegion className={classes.events}>
      {WIDTHS.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <div key={row} className={classes.event}>
          <Skeleton circle height={20} className={classes.icon} />
          <span className={classes.text}>
            <Skeleton height={12} width={width} />
          </span>
          <Skeleton height={10} width={36} />
        </div>
      ))}
    </LoadingRegion>
  );
}
