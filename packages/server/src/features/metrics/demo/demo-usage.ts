/** How the demo platform was used: sums of days, as if they had been recorded. */
export const DEMO_USAGE_DAYS = 75;

/** Sessions on a day that lies this many days back: growing, and quiet at weekends. */
export function demoSessions(daysBack: number, isWeekend: boolean): number {
  const grown = 34 - daysBack * 0.32 + 4 * Math.sin(daysBack / 3);
  return Math.max(3, Math.round(grown * (isWeekend ? 0.35 : 1)));
}

/** Views of each page per session. */
export const DEMO_PAGES: Record<string, number> = {
  '/': 1.6,
  '/search': 1.3,
  '/explore/brands/:id': 1.1,
  '/messaging': 0.9,
  '/messaging/inbox/:id': 0.8,
  '/sweepstakes': 0.6,
  '/favorites': 0.4,
  '/calendar': 0.3,
  '/profile/brand/team': 0.15,
  '/upgrade-plan': 0.12,
  '/login': 0.4,
  '/pricing': 0.2,
};

/** How often each action happens per session. */
export const DEMO_ACTIONS: Record<string, number> = {
  message_sent: 0.7,
  favorite: 0.35,
  sign_up: 0.06,
  brand_created: 0.05,
  plan_changed: 0.03,
};

/** Which part of the sessions each brand has, by its place in the demo's list. */
export function demoBrandShare(place: number): number {
  return 0.16 / (1 + place * 0.45);
}
