// Usage is counted in days of UTC, written `2026-03-02`: the same day everywhere, whoever looks.

import { DAY_MS } from '../time/durations.ts';

export type UsageDay = string;

export function usageDay(moment: Date): UsageDay {
  return moment.toISOString().slice(0, 10);
}

export function startOfUsageDay(day: UsageDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day: UsageDay, days: number): UsageDay {
  return usageDay(new Date(startOfUsageDay(day).getTime() + days * DAY_MS));
}

/** Both ends included; empty when `from` is after `to`. */
export function daysBetween(from: UsageDay, to: UsageDay): UsageDay[] {
  const count = (startOfUsageDay(to).getTime() - startOfUsageDay(from).getTime()) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

// Over how many days usage can be looked at; today is the last of them.
export const USAGE_RANGES = [7, 30, 90] as const;

export type UsageRange = (typeof USAGE_RANGES)[number];

export const DEFAULT_USAGE_RANGE: UsageRange = 30;

/** The range that an address asks for; anything else is the usual one. */
export function usageRange(text: string | null): UsageRange {
  return USAGE_RANGES.find((days) => String(days) === text) ?? DEFAULT_USAGE_RANGE;
}
