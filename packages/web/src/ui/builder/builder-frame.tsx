import { Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Title.css';
import { useLayoutBand } from '../use-layout-band.ts';
import classes from './builder-frame.module.css';
import { BuilderTabs, type BuilderView, panelId, tabId } from './builder-tabs.tsx';
import { SaveState, type SaveStatus } from './save-state.tsx';

type BuilderFrameProps = {
  /** Where the cross leads. */
  exit: { label: string; to: string };
  /** What is being made. */
  name: string;
  /** Headings count from here; a builder that is a page of its own starts at 1. */
  order?: 1 | 2 | 3;
  saved: SaveStatus;
  /** The one next step, far right; on a phone at the thumb. */
  action: ReactNode;
  /** What can be changed. */
  panel: ReactNode;
  /** What comes of it, on the neutral canvas. */
  preview: ReactNode;
};

/**
 * Around everything that is put together on a screen: a bar of its own, what can be changed at the side,
 * and the result beside it. A phone shows one of the two at a time; both stay alive, so that nothing
 * typed is lost on the way.
 */
export function BuilderFrame({
  exit,
  name,
  order = 1,
  saved,
  action,
  panel,
  preview,
}: BuilderFrameProps) {
  const isPhone = useLayoutBand() === 'mobile';
  const [view, setView] = useState<BuilderView>('edit');
  const part = (one: BuilderView) =>
    isPhone
      ? {
          id: panelId(one),
          role: 'tabpanel',
          'aria-labelledby': tabId(one),
          hidden: view !== one,
        }
      : { role: 'region', 'aria-label': one === 'edit' ? 'Edit' : 'Preview' };
  return (
    <div className={classes.frame}>
      <div className={classes.bar}>
        <Link to={exit.to} className={classes.exit} aria-label={exit.label} title={exit.label}>
          <IconX size={20} aria-hidden />
        </Link>
        <Title order={order} size="h4" className={classes.name}>
          {name}
        </Title>
        <SaveState status={saved} />
        {!isPhone && <div className={classes.action}>{action}</div>}
      </div>
      <div className={classes.parts}>
        <div className={classes.panel} {...part('edit')}>
          {panel}
        </div>
        <div className={classes.preview} {...part('preview')}>
          {preview}
        </div>
      </div>
      {isPhone && (
        <div className={classes.foot}>
          <BuilderTabs view={view} onChange={setView} />
          {action}
        </div>
      )}
    </div>
  );
}
