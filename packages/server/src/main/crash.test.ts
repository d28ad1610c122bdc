import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type PostgresCluster, startPostgresCluster } from '../testing/postgres-cluster.ts';
import { type ProductProcess, signInAtProduct, startProduct } from '../testing/product-process.ts';

const WRITERS = 8;
const ACKNOWLEDGED_BEFORE_THE_KILL = 60;

let cluster: PostgresCluster | undefined;
let product: ProductProcess | undefined;
afterAll(async () => {
  await product?.kill('SIGKILL');
  await cluster?.stop();
});

it('has everything it acknowledged after kill -9 in a burst of writes', async () => {
  const env: Record<string, string> = { DATA_DIR: mkdtempSync(join(tmpdir(), 'tandem-crash-')) };
  if (process.env.TEST_DATABASE === 'postgres') {
    cluster = await startPostgresCluster();
    env.DATABASE_URL = cluster.urlOf('postgres');
  }
  product = await startProduct(env);
  const headers = await signInAtProduct(product.url);
  const acknowledged = await writeUntilKilled(product, headers);
  expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_THE_KILL);

  product = await startProduct(env);
  const answer = await fetch(`${product.url}/sandbox/texts`, { headers });
  expect(answer.status).toBe(200);
  const kept = new Set(((await answer.json()) as { body: string }[]).map(({ body }) => body));
  expect(acknowledged.filter((body) => !kept.has(body))).toEqual([]);
});

/** Several clients write as fast as they can; the process is killed while they do. */
async function writeUntilKilled(
  { url, kill }: ProductProcess,
  headers: Record<string, string>,
): Promise<string[]> {
  const acknowledged: string[] = [];
  let dying: Promise<unknown> | undefined;
  const write = async (writer: number) => {
    for (let n = 0; ; n++) {
      const body = `burst ${writer}-${n}`;
      const answer = await fetch(`${url}/sandbox/texts/reply`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ phone: '+12125550199', body }),
      });
      if (answer.status !== 200) throw new Error(`a write answered ${answer.status}`);
      acknowledged.push(body);
      if (acknowledged.length === ACKNOWLEDGED_BEFORE_THE_KILL) dying = kill('SIGKILL');
    }
  };
  // Every writer ends with a connection error once the process is gone.
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await dying;
  return acknowledged;
}
