import { Button, Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import classes from './filter-panel.module.css';
import type { FilterPanelProps } from './filter-panel-props.ts';

type FilterDrawerProps = Omit<FilterPanelProps, 'count'> & { opened: boolean; onClose: () => void };

/** The filters of a phone, with the way to the results always in sight. */
export function FilterDrawer({ onClear, showLabel, opened, onClose, children }: FilterDrawerProps) {
  // Born open, a drawer would not know which button to give the focus back to.
  const hasMounted = useMounted();
  return (
    <Drawer
      position="bottom"
      size="85dvh"
      opened={opened && hasMounted}
      onClose={onClose}
      title="Filters"
      closeButtonProps={{ 'aria-label': 'Close filters' }}
      attributes={{ header: { role: 'none' } }}
      classNames={{ content: classes.drawer, title: classes.title, body: classes.body }}
    >
      <div className={classes.filters}>{children}</div>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClear}>
          Clear all
        </Button>
        <Button onClick={onClose}>{showLabel}</Button>
      </div>
    </Drawer>
  );
}
