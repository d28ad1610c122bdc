// Days are counted by rounding the absolute difference to whole days (platform §4): 12 hours are
// one day, a minute less is none, and the order of the two instants does not matter. The soft
// paywall and the days-left text both count this way, so that they never disagree.

export function wholeDaysBetween(a: Date, b: Date): number {
  return Math.round(Math.abs(a.getTime() - b.getTime()) / DAY_MS);
}

const DAY_MS = 24 * 60 * 60 * 1000;
