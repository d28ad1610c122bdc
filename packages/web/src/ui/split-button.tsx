import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DropdownMenu } from './dropdown/dropdown-menu.tsx';
import classes from './split-button.module.css';
import '@mantine/core/styles/Button.css';

/**
 * The usual choice as a button, its alternatives in a menu beside it. The items are `DropdownItem`s.
 */
export function SplitButton(props: SplitButtonProps) {
  const { label, onClick, menuLabel, leftSection, disabled, loading, children } = props;
  return (
    <div className={classes.split}>
      <Button
        className={classes.main}
        onClick={onClick}
        leftSection={leftSection}
        disabled={disabled}
        loading={loading}
      >
        {label}
      </Button>
      {disabled || loading ? (
        <button type="button" className={classes.more} aria-label={menuLabel} disabled>
          <IconChevronDown className={classes.icon} aria-hidden />
        </button>
      ) : (
        <DropdownMenu
          label={menuLabel}
          triggerClassName={classes.more}
          trigger={<IconChevronDown className={classes.icon} aria-hidden />}
        >
          {children}
        </DropdownMenu>
      )}
    </div>
  );
}

export type SplitButtonProps = {
  label: string;
  onClick: () => void;
  /** Names the menu for screen readers. */
  menuLabel: string;
  leftSection?: ReactNode;
  disabled?: boolean;
  loading?: boolean;
  children: ReactNode;
};
