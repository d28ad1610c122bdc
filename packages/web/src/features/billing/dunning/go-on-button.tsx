import { Button } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { forgetCameFor, readCameFor } from '../paywall/came-for.ts';

/** Back to the page that the debt kept somebody from, or home. */
export function GoOnButton() {
  const cameFor = readCameFor();
  return (
    <Button component={Link} to={cameFor ?? '/'} onClick={forgetCameFor}>
      {cameFor && cameFor !== '/' ? 'Go on where you were going' : 'Go to home'}
    </Button>
  );
}
