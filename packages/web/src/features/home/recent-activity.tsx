import { Button } from '@mantine/core';
import type { CurrentBrand } from '@tandem/contract/brands';
import type { HomeEvent } from '@tandem/contract/home';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ownPlace } from '../../lib/own-place.ts';
import '@mantine/core/styles/Button.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { activityQuery } from './home-queries.ts';
import classes from './recent-activity.module.css';
import { useSubjectIcon } from './use-subject-icon.ts';

/** What happened lately, in every feature. Each line leads to the page that has all of its kind. */
export function RecentActivity({ brand }: { brand: CurrentBrand }) {
  const query = useQuery(activityQuery(brand.id));
  return (
    <Panel title="Recent activity">
      <Loaded
        query={{ ...query, data: query.data?.events }}
        skeleton={<ActivitySkeleton />}
        empty={<Quiet />}
      >
        {(events) => <Events events={events} />}
      </Loaded>
    </Panel>
  );
}

/** Shown at once; the rest is there for whoever wants it. */
const AT_FIRST = 8;

function Events({ events }: { events: HomeEvent[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const iconOf = useSubjectIcon();
  const shown = showsAll ? events : events.slice(0, AT_FIRST);
  return (
    <>
      <ul className={classes.events}>
        {shown.map((event) => {
          const Icon = iconOf(event.subject);
          const line = (
            <>
              <Icon className={classes.icon} aria-hidden />
              <span className={classes.text}>{event.text}</span>
              <span className={classes.time}>
                <Moment at={event.at} />
              </span>
            </>
          );
          return (
            <li key={event.key}>
              {event.to ? (
                <Link to={ownPlace(event.to)} className={classes.event} data-leads>
                  {line}
                </Link>
              ) : (
                <div className={classes.event}>{line}</div>
              )}
            </li>
          );
        })}
      </ul>
      {events.length > AT_FIRST && (
        <div className={classes.more}>
          <Button variant="default" size="xs" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show less' : `Show all ${events.length}`}
          </Button>
        </div>
      )}
    </>
  );
}

function Quiet() {
  return (
    <EmptyState
      drawing="rings"
      title="Quiet so far"
      order={3}
      action={
        <Button component={Link} to="/search" variant="default">
          Find a first partner
        </Button>
      }
    >
      New entries, signups and messages from partners will show up here.
    </EmptyState>
  );
}
