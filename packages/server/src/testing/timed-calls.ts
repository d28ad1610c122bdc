/** One call and how long it took; a call that never ends counts as such after a while. */
export interface TimedCall {
  what: string;
  status: number | 'no answer';
  ms: number;
}

const PATIENCE_MS = 30_000;

export async function timedCall(
  url: string,
  what: string,
  headers: Record<string, string>,
  body?: object,
): Promise<TimedCall> {
  const [method, path] = what.split(' ') as [string, string];
  const started = performance.now();
  const init = { method, headers, signal: AbortSignal.timeout(PATIENCE_MS) };
  const status = await fetch(`${url}${path}`, body ? { ...init, body: JSON.stringify(body) } : init)
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 'no answer' as const);
  return { what, status, ms: Math.round(performance.now() - started) };
}

/** What people do all day, and what a load balancer asks. */
export function typicalCalls(url: string, headers: Record<string, string>): Promise<TimedCall[]> {
  return Promise.all([
    ...Array.from({ length: 20 }, (_, n) =>
      timedCall(url, 'PUT /brands', headers, { description: `changed ${n}` }),
    ),
    timedCall(url, 'GET /profile', headers),
    timedCall(url, 'GET /readyz', headers),
  ]);
}
