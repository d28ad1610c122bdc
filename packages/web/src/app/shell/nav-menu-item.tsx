import { DropdownItem } from '../../ui/dropdown/dropdown-item.tsx';
import type { NavItem } from './navigation.ts';

/** A line of the navigation table as a line of a menu. */
export function NavMenuItem({ item }: { item: NavItem }) {
  const Icon = item.icon;
  const target = item.to ? { to: item.to } : { href: item.href ?? '' };
  return (
    <DropdownItem {...target} newTab={item.newTab} icon={<Icon size={18} aria-hidden />}>
      {item.label}
    </DropdownItem>
  );
}
