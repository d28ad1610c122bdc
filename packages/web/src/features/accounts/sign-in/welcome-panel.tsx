import classes from './welcome-panel.module.css';

/** The brand side of the sign-in page. On narrow screens it shrinks to a band above the form. */
export function WelcomePanel() {
  return (
    <aside className={classes.panel}>
      <svg className={classes.art} viewBox="0 0 480 480" aria-hidden="true">
        <circle className={classes.teal} cx="178" cy="232" r="118" />
        <circle className={classes.marigold} cx="302" cy="232" r="118" />
        <path className={classes.teal} d="M178 114a118 118 0 0 1 107 68" />
      </svg>
      <div className={classes.words}>
        <p className={classes.name}>Tandem</p>
        <p className={classes.claim}>Brands grow together.</p>
        <ul className={classes.list}>
          <li>Sweepstakes, alone or with partners</li>
          <li>Signup forms that grow your list</li>
          <li>Welcome texts people answer</li>
        </ul>
      </div>
    </aside>
  );
}
