import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { Panel } from '../../../ui/panel.tsx';
import { LoadingRegion } from '../../../ui/skeletons/loading-region.tsx';
import { TableSkeleton } from '../../../ui/skeletons/table-skeleton.tsx';
import classes from './usage.module.css';

export function UsageSkeleton() {
  return (
    <>
      <Panel title="Over time">
        <TableSkeleton rows={2} />
        <LoadingRegion className={classes.plot}>
          <Skeleton className={classes.plotSkeleton} />
        </LoadingRegion>
      </Panel>
      <div className={classes.rankings}>
        <Panel title="Top pages">
          <TableSkeleton columns={2} />
        </Panel>
        <Panel title="Top actions">
          <TableSkeleton columns={2} />
        </Panel>
        <Panel title="Most active brands">
          <TableSkeleton columns={2} />
        </Panel>
      </div>
    </>
  );
}
