/**
 * Unsent words, kept in the browser so that a reload loses none. Each draft belongs to one person in one
 * brand: a browser that two people share shows neither what the other began to write.
 */
export function draftStore(storage: Storage, owner: DraftOwner) {
  const keyOf = (place: DraftPlace) => `${PREFIX}${ownerKey(owner)}.${place}`;
  return {
    read(place: DraftPlace): string {
      try {
        return storage.getItem(keyOf(place)) ?? '';
      } catch {
        return '';
      }
    },
    /** An empty draft is no draft. */
    write(place: DraftPlace, html: string): void {
      try {
        if (html === '') storage.removeItem(keyOf(place));
        else storage.setItem(keyOf(place), html);
      } catch {
        // A full or forbidden storage costs the reload, not the writing.
      }
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
