import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../packages/server/src/platform/db/database.ts';
import { givenSession } from '../../packages/server/src/testing/builders.ts';
import { BUSIEST } from '../../packages/server/src/testing/fill-conversations.ts';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { startProduct } from '../../packages/server/src/testing/product-process.ts';
import { latencyRows } from './latency-rows.ts';
import { timeInTurn } from './time-in-turn.ts';

const BARE = fileURLToPath(new URL('../bare-server.ts', import.meta.url));
/** Different people, so that nothing is fast because it was just asked for. */
const PEOPLE = 50;

/** Whole requests, beside a bare Fastify route that does nothing but `select 1`. */
export async function httpRows(
  db: Database,
  DATABASE_URL: string,
  { brands, samples }: { brands: number; samples: number },
) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tandem-bench-'));
  const product = await startProduct({
    DATABASE_URL,
    DATA_DIR,
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'false',
  });
  const port = await freePort();
  const bare = fork(BARE, { env: { PATH: process.env.PATH, DATABASE_URL, PORT: String(port) } });
  try {
    await once(bare, 'message');
    const busiest = await givenSession(db.root, BUSIEST, new Date());
    const others: string[] = [];
    for (let n = 1; n <= PEOPLE; n += 1) {
      const userId = 2 + ((n * 7919) % (brands - 1));
      others.push(await givenSession(db.root, userId, new Date()));
    }
    const ask = (path: string, cookie: (n: number) => string) => (n: number) =>
      get(product.url + path, { cookie: cookie(n), 'x-requested-with': 'bench' });
    const other = (n: number) => others[n % PEOPLE] as string;
    const cases = [
      { name: 'bare select 1', run: () => get(`http://127.0.0.1:${port}/select-one`, {}) },
      { name: 'GET /conversations, busiest', run: ask('/conversations', () => busiest) },
      { name: 'GET /conversations, any', run: ask('/conversations', other) },
      { name: 'GET /unread-count, busiest', run: ask('/unread-count', () => busiest) },
      { name: 'GET /unread-count, any', run: ask('/unread-count', other) },
    ];
    return latencyRows(await timeInTurn(cases, samples), 'bare select 1', Number.NaN);
  } finally {
    bare.kill('SIGKILL');
    await product.kill('SIGTERM');
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function get(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}
