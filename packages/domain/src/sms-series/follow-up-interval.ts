// A follow-up goes out a number of minutes, hours or days after the message before it; 2 days
// unless told (signup-forms §3, §9). A day is 24 hours: the wait starts at the minute a shopper
// signed up, wherever that shopper is, so no calendar is involved. The number must be given,
// numeric and positive; the texts are those of platform §5.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts';

export type FollowUpUnit = 'minute' | 'hour' | 'day';
export type FollowUpInterval = { sendInterval: number; unit: FollowUpUnit };

export function nextDueAt(previousSentAt: Date, { sendInterval, unit }: FollowUpInterval): Date {
  const dueAt = previousSentAt.getTime() + sendInterval * UNIT_MS[unit];
  return new Date(Math.min(dueAt, LATEST_DATE_MS));
}

export const FOLLOW_UP_UNITS: readonly FollowUpUnit[] = ['minute', 'hour', 'day'];
export const DEFAULT_FOLLOW_UP_INTERVAL: FollowUpInterval = { sendInterval: 2, unit: 'day' };

const UNIT_MS: Record<FollowUpUnit, number> = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS };
/** A later one would be an invalid Date, and an invalid Date is never due and never shown. */
const LATEST_DATE_MS = 8.64e15;

export function sendIntervalError(value: string | number | null | undefined): string | null {
  const text = String(value ?? '').trim();
  if (text === '') return 'Required field';
  const number = Number(text);
  if (!Number.isFinite(number)) return 'Must be a number';
  if (number <= 0) return 'Must be positive';
  return number > 2_147_483_647 ? 'Number is too large' : null;
}

/** The plural is the specification's, also for one: 'Sending: 1 days after previous message'. */
export function followUpScheduleText({ sendInterval, unit }: FollowUpInterval): string {
  return `Sending: ${sendInterval} ${unit}s after previous message`;
}
