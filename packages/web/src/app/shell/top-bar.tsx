import { IconHelpCircle, IconMenu2 } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import { DropdownMenu } from '../../ui/dropdown/dropdown-menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BarSearch } from './bar-search.tsx';
import { BellMenu } from './bell-menu.tsx';
import { CreateMenu } from './create-menu.tsx';
import { MessagesLink } from './messages-link.tsx';
import { NavMenuItem } from './nav-menu-item.tsx';
import type { NavItem, Navigation } from './navigation.ts';
import { PlanHint } from './plan-hint.tsx';
import { SmsMenu } from './sms-menu.tsx';
import { TandemLogo } from './tandem-logo.tsx';
import classes from './top-bar.module.css';

type TopBarProps = { items: Navigation; onOpenDrawer: () => void };

export function TopBar({ items, onOpenDrawer }: TopBarProps) {
  const [favorites, calendar] = items.shelf;
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.logo} aria-label="Tandem home">
        <TandemLogo shrinks />
      </Link>
      <nav className={classes.links} aria-label="Main">
        {items.main.map((item) => (
          <BarLink key={item.label} item={item} />
        ))}
        <SmsMenu items={items.sms} />
        {items.create.length > 0 && <CreateMenu items={items.create} />}
        {items.admin.map((item) => (
          <BarLink key={item.label} item={item} />
        ))}
      </nav>
      <div className={classes.tools}>
        <PlanHint plan={items.plan} />
        <BarSearch />
        <BarIcon item={favorites} className={classes.wideOnly} />
        <MessagesLink />
        <BellMenu />
        <BarIcon item={calendar} className={classes.wideOnly} />
        <span className={classes.barOnly}>
          <DropdownMenu
            label="Help"
            triggerClassName={classes.iconButton}
            trigger={<IconHelpCircle size={20} aria-hidden />}
          >
            {items.help.map((item) => (
              <NavMenuItem key={item.label} item={item} />
            ))}
          </DropdownMenu>
        </span>
        <span className={classes.barOnly}>
          <AccountMenu items={items} />
        </span>
        <button
          type="button"
          className={classes.burger}
          aria-label="Open menu"
          aria-haspopup="dialog"
          title="Open menu"
          onClick={onOpenDrawer}
        >
          <IconMenu2 size={22} aria-hidden />
        </button>
      </div>
    </header>
  );
}

function BarLink({ item }: { item: NavItem }) {
  return (
    <NavLink to={item.to ?? '/'} className={classes.link}>
      {item.label}
    </NavLink>
  );
}

function BarIcon({ item, className = '' }: { item: NavItem; className?: string | undefined }) {
  const Icon = item.icon;
  return (
    <Link
      to={item.to ?? '/'}
      className={`${classes.iconButton} ${className}`}
      aria-label={item.label}
      title={item.label}
    >
      <Icon size={20} aria-hidden />
    </Link>
  );
}
