import { useEffect } from 'react';
import { addNavigationHold } from './navigation-holds.ts';

/** While there are changes, leaving the page asks first. */
export function useUnsavedChanges(hasChanges: boolean): void {
  useEffect(() => (hasChanges ? addHold({ kind: 'unsaved' }) : undefined), [hasChanges]);
}

/** Keeps people on the page until the component is gone; `allowed` are the ways out. */
export function useFixedPlace(...allowed: string[]): void {
  const ways = allowed.join(' ');
  useEffect(() => addHold({ kind: 'fixed', allowed: ways.split(' ') }), [ways]);
}

function addHold(hold: Parameters<typeof addNavigationHold>[0]): () => void {
  const release = addNavigationHold(hold);
  return () => void release();
}
