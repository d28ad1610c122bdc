import { chooseLogo } from '@tandem/domain/time/seasons';
import classes from './tandem-logo.module.css';

/**
 * Two rings that hold each other, and the name. In June the rings wear every colour we have. Where
 * `shrinks` is set, tablets and phones show the rings alone.
 */
export function TandemLogo({ shrinks = false }: { shrinks?: boolean }) {
  return (
    <span className={classes.logo} data-shrinks={shrinks} data-version={chooseLogo(new Date())}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle className={classes.left} cx="11.5" cy="16" r="8" />
        <circle className={classes.right} cx="20.5" cy="16" r="8" />
        <path className={classes.left} d="M11.5 8a8 8 0 0 1 7.2 4.5" />
        <path className={classes.themed} d="M3.5 16a8 8 0 0 0 8 8" />
        <path className={classes.themed} d="M28.5 16a8 8 0 0 1-8 8" />
      </svg>
      <span className={classes.name}>Tandem</span>
    </span>
  );
}
