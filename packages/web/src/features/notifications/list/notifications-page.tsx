import { Button } from '@mantine/core';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { ShowOlder } from '../../../ui/show-older.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { notificationsQuery } from '../notifications-query.ts';
import { useUnreadCount } from '../unread-count-query.ts';
import { useMarkAllRead } from '../use-mark-read.ts';
import { NotificationList } from './notification-list.tsx';
import classes from './notifications-page.module.css';

/** Everything the person was told in this brand: what they have not opened first. */
export function NotificationsPage() {
  const brand = useCurrentBrand();
  const query = useInfiniteQuery(notificationsQuery(brand.id));
  return (
    <Page
      title="Notifications"
      description={`What happened around ${brand.accountname}, for you.`}
      width="reading"
      actions={<Actions />}
    >
      <div className={classes.card}>
        <Loaded query={query} skeleton={<ListSkeleton rows={6} />} empty={<Empty />}>
          {(notifications) => <NotificationList notifications={notifications} />}
        </Loaded>
        <ShowOlder query={query} />
      </div>
    </Page>
  );
}

function Actions() {
  const { total } = useUnreadCount();
  const markAll = useMarkAllRead();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconChecks size={16} aria-hidden />}
        disabled={total === 0}
        loading={markAll.isPending}
        onClick={() => markAll.mutate()}
      >
        Mark all as read
      </Button>
      <Button
        component={Link}
        to="/profile/user/notifications"
        variant="subtle"
        color="gray"
        leftSection={<IconSettings size={16} aria-hidden />}
      >
        Settings
      </Button>
    </>
  );
}

function Empty() {
  return (
    <EmptyState
      drawing="seedling"
      title="Nothing has happened yet"
      action={
        <Button component={Link} to="/search">
          Discover brands
        </Button>
      }
    >
      Invitations, new teammates, plans and payments show up here as they happen.
    </EmptyState>
  );
}
