import { Button } from '@mantine/core';
import type { CurrentBrand } from '@tandem/contract/brands';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import type { ActivityItem } from '../../lib/slots/slots.ts';
import { useSlot } from '../../lib/slots/use-slot.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import classes from './recent-activity.module.css';

/** What happened lately, from whoever knows of something. */
export function RecentActivity({ brand }: { brand: CurrentBrand }) {
  // biome-ignore lint/correctness/useHookAtTopLevel: a slot gives the same hooks in the same order.
  const parts = useSlot('home.activity').map((useActivity) => useActivity(brand));
  const events = newest(parts.flatMap(({ items }) => items));
  const isPending = events.length === 0 && parts.some((part) => part.isPending);
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
          {events.map(({ key, icon: Icon, text, at }) => (
            <li key={key} className={classes.event}>
              <Icon className={classes.icon} aria-hidden />
              <span className={classes.text}>{text}</span>
              <span className={classes.time}>
                <Moment at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function newest(items: ActivityItem[]): ActivityItem[] {
  return items.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MOST_EVENTS);
}

const MOST_EVENTS = 6;
