import { useState } from 'react';

/**
 * Edits of something that is stored elsewhere. Only what differs from the stored value counts as
 * changed, so typing a value back is no change, and a fresh stored value shows through wherever
 * nobody has typed.
 */
export function useDraft<T extends object>(stored: T) {
  const [edits, setEdits] = useState<Partial<T>>({});
  const changes = Object.fromEntries(
    Object.entries(edits).filter(([key, value]) => !isSame(value, stored[key as keyof T])),
  ) as Partial<T>;
  return {
    draft: { ...stored, ...edits },
    changes,
    isChanged: Object.keys(changes).length > 0,
    edit: (more: Partial<T>) => setEdits((edits) => ({ ...edits, ...more })),
    discard: () => setEdits({}),
  };
}

/** Drafts hold texts and lists of texts; the order of a list counts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
