// Ignoring the short-link warning is remembered in the browser until an expiry (signup-forms §4):
// one hour while the series is new, since it has no lasting name yet, and 9999 days, meaning for
// good, once it is saved.

export function shortLinkWarningIgnoredUntil(isSavedSeries: boolean, now: Date): Date {
  return new Date(now.getTime() + (isSavedSeries ? 9999 * 24 : 1) * HOUR_MS);
}

const HOUR_MS = 3_600_000;

export function isShortLinkWarningIgnored(ignoredUntil: Date | null, now: Date): boolean {
  return ignoredUntil !== null && now < ignoredUntil;
}
