import { VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import '@mantine/core/styles/VisuallyHidden.css';
import { openContact } from '../../features/support/contact-store.ts';
import classes from './nav-drawer.module.css';
import type { NavItem } from './navigation.ts';

type DrawerItemProps = { item: NavItem; onDone: () => void };

/** A line of the navigation table as a line of the drawer. */
export function DrawerItem({ item, onDone }: DrawerItemProps) {
  const Icon = item.icon;
  const content = (
    <>
      <Icon size={20} aria-hidden />
      <span className={classes.label}>{item.label}</span>
      {item.count !== undefined && item.count > 0 && (
        <span className={classes.count}>
          {item.count}
          <VisuallyHidden> unread</VisuallyHidden>
        </span>
      )}
      {item.isLocked && <IconLock size={18} aria-label="Not in your plan" />}
    </>
  );
  if (item.opens === 'contact') {
    const open = () => {
      onDone();
      openContact();
    };
    return (
      <button type="button" className={classes.item} onClick={open}>
        {content}
      </button>
    );
  }
  if (item.to) {
    return (
      <NavLink to={item.to} className={classes.item} end>
        {content}
      </NavLink>
    );
  }
  const tab = item.newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={item.href} className={classes.item} {...tab}>
      {content}
    </a>
  );
}

type DrawerGroupProps = { caption?: string; items: NavItem[]; onDone: () => void };

export function DrawerGroup({ caption, items, onDone }: DrawerGroupProps) {
  return (
    <section className={classes.group}>
      {caption && <h2 className={classes.caption}>{caption}</h2>}
      {items.map((item) => (
        <DrawerItem key={item.label} item={item} onDone={onDone} />
      ))}
    </section>
  );
}
