import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { DropdownMenu } from '../../ui/dropdown/dropdown-menu.tsx';
import { NavMenuItem } from './nav-menu-item.tsx';
import type { NavItem } from './navigation.ts';
import classes from './sms-menu.module.css';

/** The SMS section: where lists grow, what texts cost, and what the law asks for. */
export function SmsMenu({ items }: { items: NavItem[] }) {
  const { pathname } = useLocation();
  const isHere = SECTION.test(pathname);
  return (
    <DropdownMenu
      align="start"
      triggerClassName={`${classes.trigger} ${isHere ? classes.here : ''}`}
      trigger={
        <>
          SMS
          <IconChevronDown size={14} aria-hidden />
        </>
      }
    >
      {items.map((item) => (
        <NavMenuItem key={item.label} item={item} />
      ))}
    </DropdownMenu>
  );
}

const SECTION = /^\/(sms-marketing|manage-sms-marketing|signup-form)(\/|$)/;
