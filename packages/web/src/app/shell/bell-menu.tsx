import { IconBell, IconMail } from '@tabler/icons-react';
import { DropdownItem, DropdownLabel } from '../../ui/dropdown/dropdown-item.tsx';
import { DropdownMenu } from '../../ui/dropdown/dropdown-menu.tsx';
import classes from './top-bar.module.css';

/** Messages and notifications. Without either feature there is nothing to count or list yet. */
export function BellMenu() {
  return (
    <DropdownMenu
      label="Messages and notifications"
      triggerClassName={classes.iconButton}
      trigger={<IconBell size={20} aria-hidden />}
    >
      <DropdownLabel>No messages yet. Reach out to someone!</DropdownLabel>
      <DropdownItem to="/messaging" icon={<IconMail size={18} aria-hidden />}>
        All messages
      </DropdownItem>
      <DropdownItem to="/notifications" icon={<IconBell size={18} aria-hidden />}>
        All notifications
      </DropdownItem>
    </DropdownMenu>
  );
}
