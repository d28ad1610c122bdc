const KEY = 'tandem.metricsSession';
const LIFETIME_MS = 2 * 60 * 60 * 1000;

/**
 * Names one visit of this tab in the usage figures. A visit ends two hours after it began, and the
 * next call starts another.
 */
export function metricsSessionId(now = Date.now()): string {
  const [id, startedAt] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  if (id && now - Number(startedAt) < LIFETIME_MS) return id;
  const started = crypto.randomUUID();
  sessionStorage.setItem(KEY, `${started} ${now}`);
  return started;
}
