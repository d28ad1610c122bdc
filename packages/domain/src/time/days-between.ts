// Days between two instants.

import { DAY_MS } from './durations.ts';

// Days are counted by rounding the absolute difference to whole days (platform §4): 12 hours are
// one day, a minute less is none, and the order of the two instants does not matter. The soft
// paywall and the days-left text both count this way, so that they never disagree.
export function wholeDaysBetween(a: Date, b: Date): number {
  return Math.round(Math.abs(a.getTime() - b.getTime()) / DAY_MS);
}

// The trial text in the top bar: 'n days left', '1 day left', 'Ends today' when less than half a
// day remains and 'Ended' from the end on. Days are counted by the rounding of platform §4. That
// rule takes the absolute difference, so the past needs its own word: the count alone would say
// '3 days left' three days after the end.
export function formatDaysLeft(endsAt: Date, now: Date): string {
  if (now >= endsAt) return 'Ended';
  const days = wholeDaysBetween(endsAt, now);
  if (days === 0) return 'Ends today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
