import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';

type BusyButtonProps = Omit<ButtonProps, 'loading'> & {
  isBusy: boolean;
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
};

/**
 * A button that works on something without letting go of the focus: one that is disabled meanwhile
 * drops it, and a keyboard would have to find its way back. What it does stays readable too.
 */
export function BusyButton({ isBusy, onClick, children, leftSection, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      leftSection={isBusy ? <Loader size={16} color="currentColor" aria-hidden /> : leftSection}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </Button>
  );
}
