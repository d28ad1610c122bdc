import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { LogoAvatar } from '../../ui/logo-avatar.tsx';
import classes from './nav-drawer.module.css';
import type { NavItem, Navigation } from './navigation.ts';

type NavDrawerProps = { items: Navigation; opened: boolean; onClose: () => void };

/** The phone's menu: what the top bar and the brand menu hold, in one list from the right. */
export function NavDrawer({ items, opened, onClose }: NavDrawerProps) {
  const brand = useCurrentBrand();
  // Born open, the drawer would not know which button to give the focus back to.
  const hasMounted = useMounted();
  useCloseOnNavigation(onClose);
  return (
    <Drawer
      position="right"
      size="min(20rem, 88vw)"
      opened={opened && hasMounted}
      onClose={onClose}
      title={
        <span className={classes.brand}>
          <LogoAvatar name={brand.accountname} src={brand.logo} size="sm" />
          <span className={classes.brandName}>{brand.accountname}</span>
        </span>
      }
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      <nav aria-label="Main">
        <Group items={[...items.main, ...items.shelf, ...items.admin]} />
        <Group caption="Create New" items={items.create} />
        <Group items={[...items.brand, ...items.plan]} />
        <section className={classes.group}>
          <h2 className={classes.caption}>Your brands</h2>
          {items.managedBrands.map((managed) => (
            <Link key={managed.id} to={managed.to} className={classes.item}>
              <LogoAvatar name={managed.accountname} src={managed.logo} size="sm" />
              <span className={classes.label}>{managed.accountname}</span>
              {managed.isCurrent && <IconCheck size={18} aria-label="Current brand" />}
            </Link>
          ))}
          <Item item={items.moreBrands} />
        </section>
        <Group items={[...items.help, ...items.person]} />
      </nav>
    </Drawer>
  );
}

function Group({ caption, items }: { caption?: string; items: NavItem[] }) {
  return (
    <section className={classes.group}>
      {caption && <h2 className={classes.caption}>{caption}</h2>}
      {items.map((item) => (
        <Item key={item.label} item={item} />
      ))}
    </section>
  );
}

function Item({ item }: { item: NavItem }) {
  const Icon = item.icon;
  const content = (
    <>
      <Icon size={20} aria-hidden />
      <span className={classes.label}>{item.label}</span>
    </>
  );
  if (item.to) {
    return (
      <NavLink to={item.to} className={classes.item} end>
        {content}
      </NavLink>
    );
  }
  return (
    <a
      href={item.href}
      className={classes.item}
      {...(item.newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {content}
    </a>
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
