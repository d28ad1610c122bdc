import { Button } from '@mantine/core';
import { IconEye, IconMailForward } from '@tabler/icons-react';
import type { CurrentBrand } from '@tandem/contract/brands';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useProfile } from '../../lib/session/profile-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import { homeTeamQuery } from './home-team-query.ts';
import classes from './recent-activity.module.css';
import { teamEvents } from './team-events.ts';

const ICONS = { seen: IconEye, invited: IconMailForward };

/** So far only the team leaves traces; sweepstakes, signups and messages join when they exist. */
export function RecentActivity({ brand }: { brand: CurrentBrand }) {
  const { id } = useProfile();
  const { data: team, isPending } = useQuery(homeTeamQuery(brand.id));
  const events = team ? teamEvents(team, id) : [];
  return (
    <Panel title="Recent activity">
      {isPending && <ListSkeleton rows={3} />}
      {!isPending && events.length === 0 && (
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
      )}
      {events.length > 0 && (
        <ul className={classes.events}>
          {events.map(({ key, kind, text, at }) => {
            const Icon = ICONS[kind];
            return (
              <li key={key} className={classes.event}>
                <Icon className={classes.icon} aria-hidden />
                <span className={classes.text}>{text}</span>
                <span className={classes.time}>
                  <Moment at={at} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
