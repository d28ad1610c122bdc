// When a popup opens and how often the same shopper sees it (signup-forms §3). A popup opens at
// once, after a delay in seconds, or when the pointer leaves for the browser's own bar. It opens
// once per session, again after a number of days, or never again. Types only, for the shopper's
// side as well as ours.

import { DAY_MS } from '../time/durations.ts';

export type FormTrigger = {
  type: TriggerType;
  /** Seconds; null while the box is empty. */
  delay: number | null;
  displayFrequency: DisplayFrequency;
  /** Days; null while the box is empty. */
  displayFrequencyDelay: number | null;
  allowListUrls: UrlRule[];
  denyListUrls: UrlRule[];
};

export type TriggerType = 'immediately' | 'delay' | 'exit';
export type DisplayFrequency = 'every-session' | 'delay' | 'never';
export type UrlRule = { path: string; type: 'exact' | 'contain' };

// How long to wait before a popup opens: no time, the delay in seconds, or null for a popup that
// waits for the shopper to leave. Longer than a browser's timer can count (24 days) would open at
// once, so the wait stops there. Runs in the shopper's browser, so it stays tiny.
export function triggerDelayMs(trigger: Pick<FormTrigger, 'type' | 'delay'>): number | null {
  if (trigger.type === 'exit') return null;
  if (trigger.type === 'immediately') return 0;
  return Math.min((trigger.delay ?? 0) * 1000, 2_147_483_647);
}

// Whether a shopper sees a popup again (signup-forms §4). `every-session` shows it once in each
// session, `delay` again when that many days have passed, and `never` not again after the first
// time (decision 0026). Who has signed up is not asked again. Runs in the shopper's browser, so it
// stays tiny.
export function shouldShowForm(
  trigger: Pick<FormTrigger, 'displayFrequency' | 'displayFrequencyDelay'>,
  shopper: { lastShownAt: Date | null; wasShownThisSession: boolean; hasSignedUp: boolean },
  now: Date,
): boolean {
  if (shopper.hasSignedUp) return false;
  if (!shopper.lastShownAt) return true;
  if (trigger.displayFrequency === 'never') return false;
  if (trigger.displayFrequency === 'every-session') return !shopper.wasShownThisSession;
  const daysSince = (now.getTime() - shopper.lastShownAt.getTime()) / DAY_MS;
  return daysSince >= (trigger.displayFrequencyDelay ?? 0);
}
