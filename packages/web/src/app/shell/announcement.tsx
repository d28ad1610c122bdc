import classes from './announcement.module.css';
import { CONTACT_ADDRESS, CONTACT_LINK } from './site-links.ts';

/** The standing strip about the 2.0 updates; the specification gives it no way to close. */
export function Announcement() {
  return (
    <aside className={classes.strip} aria-label="Announcement">
      <span>
        <strong>Tandem 2.0 is here.</strong>
        <span className={classes.invitation}> Questions or ideas?</span>
      </span>
      <a href={CONTACT_LINK}>{CONTACT_ADDRESS}</a>
    </aside>
  );
}
