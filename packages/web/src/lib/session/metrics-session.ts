import { continueSession, type MetricsSession } from '@tandem/domain/metrics/continue-session';

const KEY = 'tandem.metricsSession';

/** One visit of this tab in the usage figures; each call and each event keeps the visit alive. */
export function metricsSession(now: Date): MetricsSession {
  const session = continueSession(readStored(), now, () => crypto.randomUUID());
  sessionStorage.setItem(KEY, `${session.id} ${session.lastActiveAt.getTime()}`);
  return session;
}

export function metricsSessionId(): string {
  return metricsSession(new Date()).id;
}

function readStored(): MetricsSession | null {
  const [id, lastActive] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  const lastActiveAt = new Date(Number(lastActive));
  return id && !Number.isNaN(lastActiveAt.getTime()) ? { id, lastActiveAt } : null;
}
