import { continueSession, type MetricsSession } from '@tandem/domain/metrics/continue-session';

const KEY = 'tandem.metricsSession';

/** Names one visit of this tab in the usage figures; each call keeps the visit alive. */
export function metricsSessionId(now = new Date()): string {
  const session = continueSession(readStored(), now, () => crypto.randomUUID());
  sessionStorage.setItem(KEY, `${session.id} ${session.lastActiveAt.getTime()}`);
  return session.id;
}

function readStored(): MetricsSession | null {
  const [id, lastActive] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  const lastActiveAt = new Date(Number(lastActive));
  return id && !Number.isNaN(lastActiveAt.getTime()) ? { id, lastActiveAt } : null;
}
