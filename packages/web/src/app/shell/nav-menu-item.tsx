import { IconLock } from '@tabler/icons-react';
import { openContact } from '../../features/support/contact-store.ts';
import { DropdownItem } from '../../ui/dropdown/dropdown-item.tsx';
import type { NavItem } from './navigation.ts';

/** A line of the navigation table as a line of a menu. */
export function NavMenuItem({ item }: { item: NavItem }) {
  const Icon = item.icon;
  return (
    <DropdownItem
      {...targetOf(item)}
      icon={<Icon size={18} aria-hidden />}
      mark={item.isLocked && <IconLock size={16} aria-label="Not in your plan" />}
    >
      {item.label}
    </DropdownItem>
  );
}

function targetOf({ to, href = '', newTab = false, opens }: NavItem) {
  if (opens === 'contact') return { onSelect: openContact };
  return to ? { to, newTab } : { href, newTab };
}
