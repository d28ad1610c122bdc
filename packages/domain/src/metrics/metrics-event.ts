// What is recorded of an action: its name, the address it happened at, when, and in which session
// (platform §7). A page view also names the app that showed the page in meta.app (signup-forms §7).
// Its action is 'page_view'; the specification gives it no name.

import { DAY_MS } from '../time/durations.ts';
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

// The actions beside page views that are recorded. A name, once used, keeps its meaning: figures of
// months are kept under it.
export const TRACKED_ACTIONS = [
  'sign_up',
  'brand_created',
  'favorite',
  'message_sent',
  'plan_changed',
] as const;

export type TrackedAction = (typeof TRACKED_ACTIONS)[number];

// When an event happened. A browser's clock can be anywhere, and an event can wait in a browser that
// lost its network; so its word counts within the 24 hours before we hear of it, and the nearer end
// of that window otherwise.
export function eventMoment(createdAt: Date, receivedAt: Date): Date {
  const earliest = receivedAt.getTime() - LATEST_ARRIVAL_MS;
  return new Date(Math.min(Math.max(createdAt.getTime(), earliest), receivedAt.getTime()));
}

const LATEST_ARRIVAL_MS = DAY_MS;
