import { IconBell, IconMail } from '@tabler/icons-react';
import { NO_MESSAGES_TEXT } from '@tandem/domain/notifications/bell-dropdown';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { DropdownDivider, DropdownItem } from '../../ui/dropdown/dropdown-item.tsx';
import { DropdownMenu } from '../../ui/dropdown/dropdown-menu.tsx';
import classes from './bell-menu.module.css';
import { UnreadMark } from './unread-mark.tsx';

/** Messages and notifications. Neither exists yet, so there is nothing to list or count. */
export function BellMenu() {
  return (
    <DropdownMenu
      label="Messages and notifications"
      triggerClassName={classes.trigger}
      trigger={
        <>
          <IconBell size={20} aria-hidden />
          <UnreadMark count={0} isLoading={false} />
        </>
      }
    >
      <div role="presentation" className={classes.empty}>
        <Drawing name="letter" />
        {NO_MESSAGES_TEXT}
      </div>
      <DropdownDivider />
      <DropdownItem to="/messaging" icon={<IconMail size={18} aria-hidden />}>
        All messages
      </DropdownItem>
      <DropdownItem to="/notifications" icon={<IconBell size={18} aria-hidden />}>
        All notifications
      </DropdownItem>
    </DropdownMenu>
  );
}
