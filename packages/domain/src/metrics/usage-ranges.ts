// Over how many days usage can be looked at; today is the last of them.

export const USAGE_RANGES = [7, 30, 90] as const;

export type UsageRange = (typeof USAGE_RANGES)[number];

export const DEFAULT_USAGE_RANGE: UsageRange = 30;

/** The range that an address asks for; anything else is the usual one. */
export function usageRange(text: string | null): UsageRange {
  return USAGE_RANGES.find((days) => String(days) === text) ?? DEFAULT_USAGE_RANGE;
}
