import { Button } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import classes from './join.module.css';

/** The invited has an account and only needs to show it. */
export function LogInToJoin({ token, email }: { token: string; email: string }) {
  const back = `/invite/${encodeURIComponent(token)}`;
  return (
    <>
      <Button component={Link} to={`/login?next=${encodeURIComponent(back)}`} fullWidth size="md">
        Log in to join
      </Button>
      <p className={classes.note}>{email} already has an account on Tandem.</p>
    </>
  );
}
