import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/Title.css';
import classes from './guide-section.module.css';
import { sectionId } from './section-id.ts';

/** One control: its name, when to use it, and its states. */
export function GuideSection({ title, use, children }: GuideSectionProps) {
  const id = sectionId(title);
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <header className={classes.header}>
        <Title order={2} id={`${id}-title`} data-guide-title>
          {title}
        </Title>
        <p className={classes.use}>{use}</p>
      </header>
      {children}
    </section>
  );
}

type GuideSectionProps = {
  title: string;
  /** When to use it, in one line. */
  use: string;
  children: ReactNode;
};
