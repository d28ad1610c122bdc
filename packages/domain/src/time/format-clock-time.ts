// The 'h:mm a' of platform §4: hours without a leading zero on a twelve-hour clock, minutes with
// one, a small am or pm. The specification writes its dates in the notation where a lone `a` is
// lower case, see docs/decisions/0030-how-times-read.md.

import { zonedFields } from './zoned-fields.ts';

export function formatClockTime(at: Date, timeZone: string): string {
  const { hour, minute } = zonedFields(at, timeZone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
