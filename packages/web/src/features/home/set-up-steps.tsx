import { IconCheck } from '@tabler/icons-react';
import type { CurrentBrand } from '@tandem/contract/brands';
import { Link } from 'react-router';
import { profileSteps } from '../../lib/brand-profile/profile-steps.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './set-up-steps.module.css';

/** What a partner looks for in a brand, and what of it is still missing. */
export function SetUpSteps({ brand }: { brand: CurrentBrand }) {
  const steps = profileSteps(brand);
  const done = steps.filter((step) => step.isDone).length;
  return (
    <Panel title="Your brand profile" note={`${done} of ${steps.length}`}>
      <progress
        className={classes.progress}
        max={steps.length}
        value={done}
        aria-label="Steps done"
      />
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step.label} className={classes.step} data-done={step.isDone}>
            <span className={classes.mark}>
              {step.isDone && <IconCheck size={14} aria-label="Done" />}
            </span>
            {step.isDone ? (
              <span>{step.label}</span>
            ) : (
              <Link to={step.to} className={classes.link}>
                {step.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Nothing is missing: the place is better used for something else. */
export function isSetUp(brand: CurrentBrand): boolean {
  return profileSteps(brand).every(({ isDone }) => isDone);
}
