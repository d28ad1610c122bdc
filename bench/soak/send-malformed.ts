import { randomRequests } from '../../packages/server/src/testing/malformed-requests.ts';

const CONNECTIONS = 16;
const SLOWEST_MS = 2_000;

interface Target {
  url: string;
  headers: Record<string, string>;
}

/** So many requests with something wrong in them; throws when one is a failure or takes too long. */
export async function sendMalformed({ url, headers }: Target, count: number, seed: number) {
  const requests = randomRequests(count, seed);
  const wrong: string[] = [];
  let slowest = 0;
  async function sendNext(): Promise<void> {
    for (const { operation, method, url: path, payload } of requests) {
      if (operation === 'POST /logout') continue;
      const started = performance.now();
      const send = () =>
        fetch(`${url}${path}`, {
          method,
          headers,
          ...(payload === undefined ? {} : { body: payload }),
        });
      // A server may close a connection that it has just refused something on; browsers ask again too.
      const answer = await send().catch(send);
      await answer.arrayBuffer();
      const took = performance.now() - started;
      slowest = Math.max(slowest, took);
      if (answer.status >= 500 || took > SLOWEST_MS) {
        wrong.push(
          `${answer.status} after ${Math.round(took)} ms: ${method} ${path.slice(0, 200)}`,
        );
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendNext));
  if (wrong.length > 0)
    throw new Error(`${wrong.length} of ${count}:\n${wrong.slice(0, 20).join('\n')}`);
  return { malformed: count, failures: 0, slowestMs: Math.round(slowest) };
}
