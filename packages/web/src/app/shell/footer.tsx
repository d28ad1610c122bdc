import { openContact } from '../../features/support/contact-store.ts';
import classes from './footer.module.css';
import { FOOTER_LINKS } from './site-links.ts';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <nav aria-label="Footer">
        <ul className={classes.links}>
          {FOOTER_LINKS.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li>
            <button type="button" onClick={openContact}>
              Contact Us
            </button>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
