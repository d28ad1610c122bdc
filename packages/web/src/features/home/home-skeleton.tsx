import { Panel } from '../../ui/panel.tsx';
import { CardsSkeleton } from '../../ui/skeletons/cards-skeleton.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { FiguresSkeleton } from './figures-skeleton.tsx';
import classes from './home-page.module.css';

/** Home while it is not known what waits: the same panels, empty. */
export function HomeSkeleton() {
  return (
    <>
      <CardsSkeleton />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Panel title="Last 30 days">
            <FiguresSkeleton />
          </Panel>
          <Panel title="Recent activity">
            <ActivitySkeleton />
          </Panel>
        </div>
        <div className={classes.column}>
          <Panel title="Brands to meet">
            <ListSkeleton rows={4} />
          </Panel>
        </div>
      </div>
    </>
  );
}
