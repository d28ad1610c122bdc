import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/Title.css';
import classes from './page.module.css';

type PageProps = {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Buttons at the right of the title; below it on a phone. */
  actions?: ReactNode;
  /** `reading` keeps forms and prose to a comfortable line. */
  width?: 'full' | 'reading';
  children: ReactNode;
};

/** The frame of a screen: one heading, its actions, and the content in even vertical rhythm. */
export function Page({ title, description, actions, width = 'full', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <div className={classes.heading}>
          <Title order={1}>{title}</Title>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
