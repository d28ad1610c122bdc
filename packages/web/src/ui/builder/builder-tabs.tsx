import { type KeyboardEvent, useRef } from 'react';
import classes from './builder-tabs.module.css';

export type BuilderView = 'edit' | 'preview';

type BuilderTabsProps = { view: BuilderView; onChange: (view: BuilderView) => void };

/** Edit or Preview: one stop for the Tab key, arrow keys turn from one to the other. */
export function BuilderTabs({ view, onChange }: BuilderTabsProps) {
  const row = useRef<HTMLDivElement>(null);

  function turn(event: KeyboardEvent) {
    if (!TURNING_KEYS.includes(event.key)) return;
    event.preventDefault();
    const next = view === 'edit' ? 'preview' : 'edit';
    onChange(next);
    row.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  }

  return (
    <div ref={row} role="tablist" aria-label="View" className={classes.tabs} onKeyDown={turn}>
      {VIEWS.map(([one, label]) => (
        <button
          key={one}
          id={tabId(one)}
          type="button"
          role="tab"
          aria-selected={view === one}
          aria-controls={panelId(one)}
          tabIndex={view === one ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(one)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

export const tabId = (view: BuilderView) => `builder-tab-${view}`;
export const panelId = (view: BuilderView) => `builder-panel-${view}`;

const VIEWS = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
] as const;

const TURNING_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
