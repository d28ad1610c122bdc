import { Title } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import '@mantine/core/styles/Title.css';
import { Drawing, type DrawingName } from './drawings/drawing.tsx';
import classes from './form-column.module.css';

type FormColumnProps = {
  drawing?: DrawingName;
  /** A picture of what the page is about, instead of a drawing. */
  mark?: ReactNode;
  title: string;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /** The way elsewhere, for people who are in the wrong place. */
  footer?: ReactNode;
};

/** A page that is one short form, or one message: a heading, the content, and a way out. */
export function FormColumn({ drawing, mark, title, lead, children, footer }: FormColumnProps) {
  return (
    <div className={classes.column}>
      {drawing && <Drawing name={drawing} />}
      {mark && <div className={classes.mark}>{mark}</div>}
      <Title order={1}>{title}</Title>
      {lead && <div className={classes.lead}>{lead}</div>}
      {children && <div className={classes.content}>{children}</div>}
      {footer && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
        <div className={classes.footer} onMouseDown={keepFocus}>
          {footer}
        </div>
      )}
    </div>
  );
}

/**
 * For what can be pressed below a field. Pressing it would first leave the field, whose error then
 * appears, pushes everything down, and lets the click land beside its target.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
