import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/Title.css';
import { Drawing, type DrawingName } from './drawings/drawing.tsx';
import classes from './empty-state.module.css';

type EmptyStateProps = {
  drawing?: DrawingName;
  title: string;
  /** What this place is for, in a sentence or two. */
  children?: ReactNode;
  /** The first step: usually one button. */
  action?: ReactNode;
  /** Level of the title, so that headings stay in order. */
  order?: 1 | 2 | 3;
};

export function EmptyState({ drawing, title, children, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {drawing && <Drawing name={drawing} />}
      <Title order={order} size={order === 1 ? 'h2' : 'h3'}>
        {title}
      </Title>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
