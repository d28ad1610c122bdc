// The time, written as HH:mm A, is not after the limit; the limit itself is allowed. Text that is
// no time passes, because calling it late would mislead.

import { parseTimeOfDay } from './parse-time-of-day.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function notAfterTime(limit: string): Validator {
  return rule('Time is too late', (text) => minutesBetween(limit, text) <= 0);
}

/** The time is not before the limit; the limit itself is allowed. */
export function notBeforeTime(limit: string): Validator {
  return rule('Time is too early', (text) => minutesBetween(limit, text) >= 0);
}

function minutesBetween(limit: string, text: string): number {
  const [limitMinutes, minutes] = [parseTimeOfDay(limit), parseTimeOfDay(text)];
  return limitMinutes === undefined || minutes === undefined ? 0 : minutes - limitMinutes;
}
