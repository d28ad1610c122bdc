import { Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Title.css';
import classes from './page.module.css';

export type PageWidth = 'reading' | 'page' | 'data';

type PageProps = {
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** The page this one belongs to; its name stands left above the title. */
  back?: { label: string; to: string };
  /** Buttons at the right of the title; below it on a phone. */
  actions?: ReactNode;
  /**
   * `reading` keeps forms and prose to a comfortable line (592 px), `page` is for most (1072), `data` for
   * search, tables and plots (1280). Pages of one section share one width. Builders have a frame of their
   * own, from edge to edge.
   */
  width?: PageWidth;
  children: ReactNode;
};

/** The frame of a screen: one heading, its actions, and the content in even vertical rhythm. */
export function Page({ title, description, back, actions, width = 'page', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        {back && (
          <Link to={back.to} className={classes.back}>
            <IconArrowLeft size={16} aria-hidden />
            {back.label}
          </Link>
        )}
        <div className={classes.titleRow}>
          <Title order={1}>{title}</Title>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
        {description && <p className={classes.description}>{description}</p>}
      </header>
      {children}
    </div>
  );
}
