import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/Title.css';
import classes from './panel.module.css';

type PanelProps = {
  title: string;
  /** A word or a number at the right of the title. */
  note?: ReactNode;
  children: ReactNode;
};

/** A white card with a heading; its content decides its own padding. */
export function Panel({ title, note, children }: PanelProps) {
  return (
    <section className={classes.panel} aria-label={title}>
      <header className={classes.header}>
        <Title order={2} size="h4">
          {title}
        </Title>
        {note && <span className={classes.note}>{note}</span>}
      </header>
      {children}
    </section>
  );
}
