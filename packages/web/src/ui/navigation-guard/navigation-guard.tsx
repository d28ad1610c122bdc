import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isGoingToSignIn } from '../../lib/api/sign-in-redirect.ts';
import { confirmAction } from '../confirm/confirm-action.ts';
import { hasUnsaved, holdOn } from './navigation-holds.ts';

/** Enforces what `useUnsavedChanges` and `useFixedPlace` ask for; mounted once. */
export function NavigationGuard() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => holdOn(from.pathname, to.pathname) !== null,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset, location: to } = blocker;
    // Only a fixed hold minds a step to the very same place.
    if (holdOn(to.pathname, to.pathname) === 'fixed') return reset();
    void confirmAction(QUESTION).then((agreed) => (agreed ? proceed() : reset()));
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved() && !isGoingToSignIn()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return null;
}

const QUESTION = {
  title: 'Leave without saving?',
  body: 'What you changed on this page has not been saved.',
  confirmLabel: 'Leave',
  cancelLabel: 'Keep editing',
  isDestructive: true,
};
