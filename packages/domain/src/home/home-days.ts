// The days that home counts over: the last 30 by the reader's clock, today included. The reader is
// known by how far their clock is from UTC; an hour that summer time moves does not matter to a count
// by days.

import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

export const HOME_DAYS = 30;

/** Written `2026-03-02`, oldest first. */
export function homeDays(now: Date, utcOffsetMinutes: number): string[] {
  const today = now.getTime() + utcOffsetMinutes * MINUTE_MS;
  return Array.from({ length: HOME_DAYS }, (_, index) => dayOf(today - ago(index)));
}

/** When the first of those days began. */
export function homeDaysBegin(now: Date, utcOffsetMinutes: number): Date {
  const [first = ''] = homeDays(now, utcOffsetMinutes);
  return new Date(new Date(`${first}T00:00:00Z`).getTime() - utcOffsetMinutes * MINUTE_MS);
}

/** One count for each day; days without any are 0. */
export function countsOfDays(
  days: readonly string[],
  counted: readonly { day: string; count: number }[],
): number[] {
  const byDay = new Map(counted.map(({ day, count }) => [day, count]));
  return days.map((day) => byDay.get(day) ?? 0);
}

const ago = (index: number) => (HOME_DAYS - 1 - index) * DAY_MS;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
