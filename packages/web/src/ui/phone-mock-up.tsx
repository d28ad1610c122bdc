import type { ReactNode } from 'react';
import classes from './phone-mock-up.module.css';

type PhoneMockUpProps = {
  /** What it shows, for those who do not see it. */
  label: string;
  /** In the bar of the screen: a number, or an address. */
  heading?: ReactNode;
  /** Below what scrolls: where one writes. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A phone around whatever a shopper will see on one: texts, forms, pages. */
export function PhoneMockUp({ label, heading, footer, children }: PhoneMockUpProps) {
  return (
    <figure className={classes.phone} aria-label={label}>
      <div className={classes.screen}>
        <div className={classes.heading}>{heading}</div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
        <section className={classes.content} aria-label={`Screen: ${label}`} tabIndex={0}>
          {children}
        </section>
        {footer}
      </div>
    </figure>
  );
}

/** One text on the screen; those from the shopper stand at the right. */
export function PhoneText({ isOwn = false, children }: { isOwn?: boolean; children: ReactNode }) {
  return (
    <p className={classes.text} data-own={isOwn || undefined}>
      {children}
    </p>
  );
}
