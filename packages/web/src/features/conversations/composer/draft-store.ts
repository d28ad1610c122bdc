/**
 * Unsent words, kept in the browser so that a reload loses none. Each draft belongs to one person in one
 * brand: a browser that two people share shows neither what the other began to write.
 */
export function draftStore(storage: Storage, owner: DraftOwner) {
  const keyOf = (place: DraftPlace) => `${PREFIX}${ownerKey(owner)}.${place}`;
  const subscribers = new Set<() => void>();
  // Also where the storage refuses, so that writing goes on.
  const typed = new Map<DraftPlace, string>();
  return {
    read(place: DraftPlace): string {
      return typed.get(place) ?? attempt(() => storage.getItem(keyOf(place))) ?? '';
    },
    /** An empty draft is no draft. */
    write(place: DraftPlace, html: string): void {
      typed.set(place, html);
      attempt(() =>
        html === '' ? storage.removeItem(keyOf(place)) : storage.setItem(keyOf(place), html),
      );
      for (const tell of subscribers) tell();
    },
    /** Where something is written and not sent. */
    places(): DraftPlace[] {
      const start = keyOf('' as DraftPlace);
      const stored =
        attempt(() => Object.keys(storage).filter((key) => key.startsWith(start))) ?? [];
      const all = new Set(stored.map((key) => key.slice(start.length) as DraftPlace));
      for (const [place, html] of typed) html === '' ? all.delete(place) : all.add(place);
      return [...all];
    },
    subscribe(onChange: () => void) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;

export type DraftOwner = {
  userId: number;
  brandId: number;
  /** An admin who acts as this person keeps drafts of their own. */
  isImpersonated: boolean;
};

/** A conversation, or a brand that has none with us yet. */
export type DraftPlace = `conversation-${number}` | `brand-${number}`;

const PREFIX = 'tandem.draft.';

export function ownerKey({ userId, brandId, isImpersonated }: DraftOwner): string {
  return `${isImpersonated ? 'as-' : ''}${userId}.${brandId}`;
}

/** A full or forbidden storage costs the reload, not the writing. */
function attempt<T>(touchStorage: () => T): T | undefined {
  try {
    return touchStorage();
  } catch {
    return undefined;
  }
}
