// What is recorded of an action: its name, the address it happened at, when, and in which session
// (platform §7). A page view also names the app that showed the page in meta.app (signup-forms §7).
// Its action is 'page_view'; the specification gives it no name.

import type { MetricsSession } from './continue-session.ts';

export type MetricsEvent = {
  action: string;
  url: string;
  createdAt: Date;
  sessionId: string;
  meta?: { app: string };
};

export function metricsEvent(
  action: string,
  url: string,
  session: MetricsSession,
  now: Date,
): MetricsEvent {
  return { action, url, createdAt: now, sessionId: session.id };
}

export function pageViewEvent(
  url: string,
  app: string,
  session: MetricsSession,
  now: Date,
): MetricsEvent {
  return { ...metricsEvent('page_view', url, session, now), meta: { app } };
}
