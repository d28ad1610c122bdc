// A metrics session lasts until 2 hours have passed since its last activity (signup-forms §4, §9);
// then the next activity opens a new one under a new id. Activity within the time keeps the id and
// moves the end. A clock that jumps back neither ends a session nor shortens it.

import { HOUR_MS } from '../time/durations.ts';

export type MetricsSession = { id: string; lastActiveAt: Date };

export function continueSession(
  session: MetricsSession | null,
  now: Date,
  makeId: () => string,
): MetricsSession {
  if (session === null || isSessionExpired(session, now))
    return { id: makeId(), lastActiveAt: now };
  return { id: session.id, lastActiveAt: now > session.lastActiveAt ? now : session.lastActiveAt };
}

export function isSessionExpired(session: MetricsSession, now: Date): boolean {
  return now.getTime() - session.lastActiveAt.getTime() >= SESSION_LIFETIME_MS;
}

export const SESSION_LIFETIME_MS = 2 * HOUR_MS;
