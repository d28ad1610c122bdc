import { Button } from '@mantine/core';
import { Link, useMatches } from 'react-router';
import '@mantine/core/styles/Button.css';
import { Slot } from '../../lib/slots/slot.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WholePage } from '../../ui/whole-page.tsx';
import classes from './planned-page.module.css';
import type { PlannedPage as Planned } from './planned-pages.ts';

/** Says honestly what will be at an address whose screen is not built yet. */
export function PlannedPage() {
  const handle = useMatches().at(-1)?.handle as { planned: Planned };
  const { title, purpose, drawing, frame, slot } = handle.planned;
  const exit = frame === 'standalone' ? LOG_IN : HOME;
  return (
    <WholePage>
      <EmptyState
        order={1}
        drawing={drawing}
        title={title}
        action={
          <div className={classes.actions}>
            <Button component={Link} to={exit.to} variant="default">
              {exit.label}
            </Button>
            {slot && <Slot name={slot} />}
          </div>
        }
      >
        {purpose} We are still building this part.
      </EmptyState>
    </WholePage>
  );
}

const HOME = { label: 'Back to home', to: '/' };
const LOG_IN = { label: 'Go to log in', to: '/login' };
