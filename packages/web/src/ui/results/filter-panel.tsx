import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import '@mantine/core/styles/Button.css';
import { useLayoutBand } from '../use-layout-band.ts';
import classes from './filter-panel.module.css';
import type { FilterPanelProps } from './filter-panel-props.ts';

/** What narrows a list: beside the results, or in a drawer on a phone. Changes count at once in both. */
export function FilterPanel(props: FilterPanelProps) {
  const isPhone = useLayoutBand() === 'mobile';
  const [isOpen, setOpen] = useState(false);
  // Loaded with the first opening, and then kept: a drawer gives the focus back when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  const { count, onClear, children } = props;
  if (!isPhone) {
    return (
      <aside className={classes.panel} aria-label="Filters">
        <div className={classes.head}>
          <h2 className={classes.title}>Filters</h2>
          {count > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={onClear}>
              Clear all
            </Button>
          )}
        </div>
        {children}
      </aside>
    );
  }
  return (
    <>
      <Button
        variant="default"
        className={classes.open}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterDrawer {...props} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const FilterDrawer = lazy(async () => ({
  default: (await import('./filter-drawer.tsx')).FilterDrawer,
}));
