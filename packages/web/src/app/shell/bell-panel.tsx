import { IconBell, IconChecks, IconMail } from '@tabler/icons-react';
import { bellDropdown, NO_MESSAGES_TEXT } from '@tandem/domain/notifications/bell';
import { notificationPlace } from '@tandem/domain/notifications/notification-list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { conversationsQuery } from '../../features/conversations/conversations-query.ts';
import { notificationsQuery } from '../../features/notifications/notifications-query.ts';
import { useUnreadCount } from '../../features/notifications/unread-count-query.ts';
import { useMarkAllRead, useOpenNotification } from '../../features/notifications/use-mark-read.ts';
import { BrandIdContext } from '../../lib/session/current-brand-query.ts';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { DropdownDivider, DropdownItem } from '../../ui/dropdown/dropdown-item.tsx';
import { useLayoutBand } from '../../ui/use-layout-band.ts';
import classes from './bell-menu.module.css';
import { BellRow } from './bell-row.tsx';
import { BellSection } from './bell-section.tsx';

/** The beginning of the inbox and of the notifications, and the way to the rest. */
export function BellPanel() {
  const brandId = useContext(BrandIdContext);
  const isMobile = useLayoutBand() === 'mobile';
  const inbox = useInfiniteQuery(conversationsQuery(brandId, { list: 'inbox' }));
  const notices = useInfiniteQuery(notificationsQuery(brandId));
  const { total } = useUnreadCount();
  const markAll = useMarkAllRead();
  const open = useOpenNotification();
  const { messages, notifications } = bellDropdown(
    inbox.data?.pages.flatMap((page) => page.conversations) ?? [],
    notices.data ?? [],
    isMobile,
  );
  return (
    <>
      <BellSection
        caption="Messages"
        query={inbox}
        empty={
          <>
            <Drawing name="letter" />
            {NO_MESSAGES_TEXT}
          </>
        }
      >
        {messages.map((item) => (
          <BellRow
            key={item.conversationId}
            to={`/messaging/inbox/${item.conversationId}`}
            picture={{ name: item.title, src: item.image }}
            title={item.title}
            text={item.latestBrandId === brandId ? `You: ${item.text}` : item.text}
            at={item.createdAt}
            isUnread={!item.isRead}
          />
        ))}
      </BellSection>
      <BellSection caption="Notifications" query={notices} empty="You are all caught up.">
        {notifications.map((one) => (
          <BellRow
            key={one.id}
            to={notificationPlace(one.presentational.to)}
            picture={{ name: one.presentational.text, src: one.presentational.img }}
            text={one.presentational.text}
            at={one.createdAt}
            isUnread={one.read_at === null}
            onOpen={() => open(one)}
          />
        ))}
      </BellSection>
      <DropdownDivider />
      <DropdownItem to="/messaging" icon={<IconMail size={18} aria-hidden />}>
        All messages
      </DropdownItem>
      <DropdownItem to="/notifications" icon={<IconBell size={18} aria-hidden />}>
        All notifications
      </DropdownItem>
      {total > 0 && (
        <DropdownItem onSelect={() => markAll.mutate()} icon={<IconChecks size={18} aria-hidden />}>
          Mark all as read
        </DropdownItem>
      )}
      <div role="presentation" className={classes.width} />
    </>
  );
}
