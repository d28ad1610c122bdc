// What a notification says, shows and leads to. Each feature describes its own events in a file
// `<feature>-events.ts`; describe-event.ts lists them. A notification names the other brand and shows
// its logo; what concerns one's own brand shows one's own.

import type { NotificationCategory } from './notification-preferences.ts';

export type EventDescription = {
  category: NotificationCategory;
  text: string;
  /** A page of the app. */
  to: string;
  /** Whose logo is shown: the address of another brand's, or one's own. */
  picture: { of: 'ownBrand' } | { of: 'otherBrand'; url: string | null };
  /**
   * Names the occurrence: announced twice, by a repeated job or two processes, it is one notification.
   * Events without a key are only announced by something that happens once.
   */
  key?: string;
};

/** By kind of event: a function of what is known about it. */
export type EventDescriptions = Record<string, (facts: never) => EventDescription>;

export type OtherBrand = { id: number; name: string; logo: string | null };

type Words = Pick<EventDescription, 'category' | 'text' | 'to'>;

export function aboutOwnBrand(words: Words, key?: string): EventDescription {
  return { ...words, picture: { of: 'ownBrand' }, ...(key ? { key } : {}) };
}

export function aboutOtherBrand(brand: OtherBrand, words: Words, key?: string): EventDescription {
  return { ...words, picture: { of: 'otherBrand', url: brand.logo }, ...(key ? { key } : {}) };
}

export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
