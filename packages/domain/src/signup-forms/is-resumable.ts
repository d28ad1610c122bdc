// Connecting a provider leads out of the builder and back. The marker that says where to resume,
// and the address to return to, count for 15 minutes (signup-forms §4, §9); after that a returning
// visitor is simply new. A marker from the future is a wrong clock and does not count either.

import { MINUTE_MS } from '../time/durations.ts';

export function isResumable(savedAt: Date, now: Date): boolean {
  const age = now.getTime() - savedAt.getTime();
  return age >= 0 && age < RESUME_MS;
}

const RESUME_MS = 15 * MINUTE_MS;

/** Leaving the builder goes to the saved address, or to the list of forms. */
export function returnPath(saved: { path: string; savedAt: Date } | null, now: Date): string {
  return saved && isResumable(saved.savedAt, now) ? saved.path : DEFAULT_RETURN_PATH;
}

export const DEFAULT_RETURN_PATH = '/sms-marketing/acquisition-tools';

/** Where a provider is connected; v=d is the rendering that page has (signup-forms §2). */
export function espSetupPath(espId: string): string {
  return `/app/profile/brand/esp/${encodeURIComponent(espId)}?v=d`;
}
