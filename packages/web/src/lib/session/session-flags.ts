/**
 * What this tab remembers until it is closed, under the names the specification gives (platform §3).
 * One of them is misspelled there; a saved flag would be lost if somebody put it right.
 */
export const SESSION_FLAGS = {
  extendedTrialShown: 'extendedTrialModalShown',
  softPaywallDismissed: 'withinTenDaysOfTrialEndPaywallDismissed',
  preferredTermsDismissed: 'prerferredTermsPlanDismissed',
  impersonating: 'impersonating',
} as const;

export type SessionFlag = keyof typeof SESSION_FLAGS;

/** What the flag was set to, or null. Flags that are only on or off hold `true`. */
export function readSessionFlag(flag: SessionFlag): string | null {
  return sessionStorage.getItem(SESSION_FLAGS[flag]);
}

export function setSessionFlag(flag: SessionFlag, value = 'true'): void {
  sessionStorage.setItem(SESSION_FLAGS[flag], value);
}

export function clearSessionFlag(flag: SessionFlag): void {
  sessionStorage.removeItem(SESSION_FLAGS[flag]);
}
