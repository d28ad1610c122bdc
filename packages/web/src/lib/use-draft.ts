import { useEffect, useMemo, useState } from 'react';
import { keptEdits } from './kept-edits.ts';
import { useCurrentBrand } from './session/current-brand-query.ts';
import { impersonatedUserId } from './session/impersonation.ts';
import { useProfile } from './session/profile-query.ts';

/**
 * Edits of something that is stored elsewhere. Only what differs from the stored value counts as
 * changed, so typing a value back is no change, and a fresh stored value shows through wherever
 * nobody has typed. Changes are kept under the name until they are saved, discarded or left behind,
 * so that they are still there after signing in again.
 */
export function useDraft<T extends object>(name: string, stored: T) {
  const kept = useKeptEdits<T>(name);
  const [edits, setEdits] = useState<Partial<T>>(kept.read);
  const changes = Object.fromEntries(
    Object.entries(edits).filter(([key, value]) => !isSame(value, stored[key as keyof T])),
  ) as Partial<T>;
  const keptText = JSON.stringify(changes);
  useEffect(() => kept.write(JSON.parse(keptText)), [kept, keptText]);
  // Whoever walks away has been asked and has let go of them.
  useEffect(() => () => kept.write({}), [kept]);
  return {
    draft: { ...stored, ...edits },
    changes,
    isChanged: Object.keys(changes).length > 0,
    edit: (more: Partial<T>) => setEdits((edits) => ({ ...edits, ...more })),
    discard: () => setEdits({}),
  };
}

function useKeptEdits<T extends object>(name: string) {
  const { id: userId } = useProfile();
  const { id: brandId } = useCurrentBrand();
  const acting = impersonatedUserId() === null ? '' : 'as-';
  const key = `tandem.edits.${acting}${userId}.${brandId}.${name}`;
  return useMemo(() => keptEdits<T>(sessionStorage, key), [key]);
}

/** Drafts hold texts and lists of texts; the order of a list counts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
