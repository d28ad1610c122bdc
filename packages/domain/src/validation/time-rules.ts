// Rules for a time of day that was typed.

import { rule, type Validator } from './validator.ts';

// The time, written as HH:mm A, is not after the limit; the limit itself is allowed. Text that is
// no time passes, because calling it late would mislead.
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

// Reads a time written as HH:mm A (platform §5) into minutes after midnight. The format is odd: a
// 24-hour `HH` beside an AM/PM marker. So `02:30 PM` and `14:30 PM` are the same time, 12 AM is
// midnight, and the marker may be left out.
export function parseTimeOfDay(text: string): number | undefined {
  const match = /^(\d{1,2}):(\d{2})(?: ?([ap])m)?$/i.exec(text);
  if (!match) return undefined;
  const [hour, minute, marker] = [Number(match[1]), Number(match[2]), match[3]?.toLowerCase()];
  if (hour > 23 || minute > 59) return undefined;
  if (marker === 'p' && hour < 12) return (hour + 12) * 60 + minute;
  if (marker === 'a' && hour === 12) return minute;
  return hour * 60 + minute;
}
