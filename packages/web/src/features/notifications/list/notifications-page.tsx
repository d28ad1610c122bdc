import { Button } from '@mantine/core';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
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
  const { data: list, error, hasNextPage, isFetchingNextPage, isRefetching } = query;
  return (
    <Page
      title="Notifications"
      description={`What happened around ${brand.accountname}, for you.`}
      width="reading"
      actions={<Actions />}
    >
      <div className={classes.card}>
        {list && list.length > 0 && <NotificationList notifications={list} />}
        {list?.length === 0 && <Empty />}
        {!list && !error && <ListSkeleton rows={6} />}
        {!list && error && (
          <ErrorState
            error={error}
            onRetry={() => void query.refetch()}
            isRetrying={isRefetching}
          />
        )}
        {hasNextPage && (
          <div className={classes.more}>
            <Button
              variant="default"
              loading={isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show older
            </Button>
            {error && <span role="alert">{error.message}</span>}
          </div>
        )}
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
