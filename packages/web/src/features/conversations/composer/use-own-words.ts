import { useMemo, useSyncExternalStore } from 'react';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { impersonatedUserId } from '../../../lib/session/impersonation.ts';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { type DraftPlace, type DraftStore, draftStore, ownerKey } from './draft-store.ts';
import { type Outbox, outboxStore } from './outbox-store.ts';

type OwnWords = { drafts: DraftStore; outbox: Outbox };

/** One pair of stores for each person in each brand, shared by everything on the page. */
const wordsByOwner = new Map<string, OwnWords>();

/** The drafts and the messages on their way of the person who works here. */
export function useOwnWords(): OwnWords {
  const { id: userId } = useProfile();
  const { id: brandId } = useCurrentBrand();
  return useMemo(() => {
    const owner = { userId, brandId, isImpersonated: impersonatedUserId() !== null };
    const key = ownerKey(owner);
    const known = wordsByOwner.get(key);
    if (known) return known;
    const words = {
      drafts: draftStore(localStorage, owner),
      outbox: outboxStore(sessionStorage, `tandem.outbox.${key}`),
    };
    wordsByOwner.set(key, words);
    return words;
  }, [userId, brandId]);
}

export function useDraftAt(place: DraftPlace): [string, (html: string) => void] {
  const { drafts } = useOwnWords();
  const html = useSyncExternalStore(drafts.subscribe, () => drafts.read(place));
  return [html, (next) => drafts.write(place, next)];
}
