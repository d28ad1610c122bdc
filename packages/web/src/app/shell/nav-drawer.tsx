import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { useUnreadCount } from '../../features/notifications/unread-count-query.ts';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { LogoAvatar } from '../../ui/logo-avatar.tsx';
import { useLayoutBand } from '../../ui/use-layout-band.ts';
import { DrawerGroup, DrawerItem } from './drawer-item.tsx';
import classes from './nav-drawer.module.css';
import type { Navigation } from './navigation.ts';

type NavDrawerProps = { items: Navigation; opened: boolean; onClose: () => void };

/** The phone's menu: what the top bar and the brand menu hold, in one list from the right. */
export function NavDrawer({ items, opened, onClose }: NavDrawerProps) {
  const brand = useCurrentBrand();
  const { conversations, notifications } = useUnreadCount();
  const [messages, notices] = items.inbox;
  // Born open, the drawer would not know which button to give the focus back to.
  const hasMounted = useMounted();
  useCloseOnNavigation(onClose);
  // A phone that is turned, or a window that grows, shows the bar's own menus again.
  const hasRoomForMenus = useLayoutBand() !== 'mobile';
  return (
    <Drawer
      position="right"
      size="min(20rem, 88vw)"
      opened={opened && hasMounted && !hasRoomForMenus}
      onClose={onClose}
      title={
        <span className={classes.brand}>
          <LogoAvatar name={brand.accountname} src={brand.logo} size="sm" />
          <span className={classes.brandName}>{brand.accountname}</span>
        </span>
      }
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      <nav aria-label="Main">
        <DrawerGroup
          onDone={onClose}
          items={[
            { ...messages, count: conversations },
            { ...notices, count: notifications },
          ]}
        />
        <DrawerGroup onDone={onClose} items={[...items.main, ...items.shelf, ...items.admin]} />
        <DrawerGroup onDone={onClose} caption="SMS" items={items.sms} />
        {items.create.length > 0 && (
          <DrawerGroup onDone={onClose} caption="Create New" items={items.create} />
        )}
        <DrawerGroup onDone={onClose} items={[...items.brand, ...items.plan]} />
        <section className={classes.group}>
          <h2 className={classes.caption}>Your brands</h2>
          {items.managedBrands.map((managed) => (
            <Link
              key={managed.id}
              to={managed.to}
              className={classes.item}
              // As the menu of wider screens: this tab goes on working as its brand.
              {...(managed.isCurrent ? {} : { target: '_blank', rel: 'noopener' })}
            >
              <LogoAvatar name={managed.accountname} src={managed.logo} size="sm" />
              <span className={classes.label}>{managed.accountname}</span>
              {managed.isCurrent && <IconCheck size={18} aria-label="Current brand" />}
            </Link>
          ))}
          <DrawerItem item={items.moreBrands} onDone={onClose} />
        </section>
        <DrawerGroup onDone={onClose} items={[...items.help, ...items.person]} />
      </nav>
    </Drawer>
  );
}

function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    close();
  }, [key]);
}
