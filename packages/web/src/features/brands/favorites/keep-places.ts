import { useState } from 'react';

type Kept = { id: number };

/** What was shown stays where it was, whether it is still in the list or not; what is new comes first. */
export function keepPlaces<T extends Kept>(shown: readonly T[], items: readonly T[]): T[] {
  const fresh = items.filter(({ id }) => !shown.some((one) => one.id === id));
  return [...fresh, ...shown.map((one) => items.find(({ id }) => id === one.id) ?? one)];
}

export function useKeptPlaces<T extends Kept>(items: readonly T[]): readonly T[] {
  const [shown, setShown] = useState(items);
  const next = keepPlaces(shown, items);
  if (next.length !== shown.length || next.some((one, index) => one !== shown[index])) {
    setShown(next);
  }
  return next;
}
