import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useUnreadCount } from '../../features/notifications/unread-count-query.ts';
import { DropdownMenu } from '../../ui/dropdown/dropdown-menu.tsx';
import classes from './bell-menu.module.css';
import { UnreadMark } from './unread-mark.tsx';

const BellPanel = lazy(async () => ({ default: (await import('./bell-panel.tsx')).BellPanel }));

/** How much is unread; what it is arrives when somebody looks. */
export function BellMenu() {
  const { total, isPending } = useUnreadCount();
  return (
    <DropdownMenu
      label={
        total > 0 ? `Messages and notifications, ${total} unread` : 'Messages and notifications'
      }
      triggerClassName={classes.trigger}
      trigger={
        <>
          <IconBell size={20} aria-hidden />
          <UnreadMark count={total} isLoading={isPending} />
        </>
      }
    >
      <Suspense fallback={<div role="presentation" className={classes.waiting} />}>
        <BellPanel />
      </Suspense>
    </DropdownMenu>
  );
}
