import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { DropdownMenu } from '../../ui/dropdown/dropdown-menu.tsx';
import classes from './create-menu.module.css';
import { NavMenuItem } from './nav-menu-item.tsx';
import type { NavItem } from './navigation.ts';

/** Split like a split button, but both halves open the menu: no kind of thing is the usual one. */
export function CreateMenu({ items }: { items: NavItem[] }) {
  return (
    <DropdownMenu
      align="start"
      label="Create New"
      triggerClassName={classes.create}
      trigger={
        <>
          <span className={classes.words}>
            <IconPlus size={16} aria-hidden />
            <span className={classes.name}>Create New</span>
          </span>
          <span className={classes.more}>
            <IconChevronDown size={16} aria-hidden />
          </span>
        </>
      }
    >
      {items.map((item) => (
        <NavMenuItem key={item.label} item={item} />
      ))}
    </DropdownMenu>
  );
}
