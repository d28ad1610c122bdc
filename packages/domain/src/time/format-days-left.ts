// The trial text in the top bar: 'n days left', '1 day left', 'Ends today' when less than half a
// day remains and 'Ended' from the end on. Days are counted by the rounding of platform §4. That
// rule takes the absolute difference, so the past needs its own word: the count alone would say
// '3 days left' three days after the end.

import { wholeDaysBetween } from './whole-days-between.ts';

export function formatDaysLeft(endsAt: Date, now: Date): string {
  if (now >= endsAt) return 'Ended';
  const days = wholeDaysBetween(endsAt, now);
  if (days === 0) return 'Ends today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
