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
        </ul>
      </nav>
    </footer>
  );
}
