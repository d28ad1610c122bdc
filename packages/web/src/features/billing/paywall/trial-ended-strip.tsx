import { Button } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { Banner } from '../../../ui/banner.tsx';
import classes from './trial-ended-strip.module.css';

/** Stays on every page once the dialog was set aside, so that nobody wonders why nothing can be made. */
export function TrialEndedStrip() {
  return (
    <div className={classes.strip}>
      <Banner
        status="alert"
        title="Your trial has ended. You can look at everything, but not start anything new."
        action={
          <Button component={Link} to="/upgrade-plan" variant="default" size="xs">
            Choose a plan
          </Button>
        }
      />
    </div>
  );
}
