import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { preparedDataDir } from '../testing/prepared-data-dir.ts';
import { descendantsOf, signalAll } from '../testing/process-tree.ts';
import { type ProductProcess, signInAtProduct, startProduct } from '../testing/product-process.ts';

const WRITERS = 8;
const ACKNOWLEDGED_BEFORE_THE_KILL = 60;

const onPostgres = process.env.TEST_DATABASE !== 'pglite';
const { env, login } = await preparedDataDir(onPostgres ? 'postgres' : 'pglite');

let product: ProductProcess | undefined;
let headers: Record<string, string>;
afterAll(() => product?.kill('SIGTERM'));

it('has everything it acknowledged after kill -9 of the product', async () => {
  const acknowledged = await writeUntil(await running(), (it) => it.kill('SIGKILL'));
  product = undefined;
  await expectToHave(acknowledged);
});

it.runIf(onPostgres)('has everything it acknowledged after kill -9 of PostgreSQL', async () => {
  const before = await running();
  const acknowledged = await writeUntil(before, async () => {
    process.kill(postmaster(), 'SIGKILL');
  });
  await vi.waitFor(() => expectToHave(acknowledged), { timeout: 30_000 });
  // The same process all the time: the server came back under it.
  expect(product).toBe(before);
  expect(before.process.exitCode).toBeNull();
});

it.runIf(onPostgres)('has everything it acknowledged after kill -9 of both', async () => {
  const acknowledged = await writeUntil(await running(), async (it) => {
    const pids = [it.process.pid as number, ...descendantsOf(it.process.pid as number)];
    const gone = it.kill('SIGKILL');
    signalAll(pids, 'SIGKILL');
    await gone;
  });
  product = undefined;
  await expectToHave(acknowledged);
});

it.runIf(onPostgres)('goes on where a killed product left its server running', async () => {
  const before = await running();
  const server = postmaster();
  // Without the watchman nobody ends the server.
  const [watchman] = descendantsOf(before.process.pid as number).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read _'),
  );
  signalAll([watchman as number], 'SIGKILL');
  const acknowledged = await writeUntil(before, (it) => it.kill('SIGKILL'));
  product = undefined;
  expect(() => process.kill(server, 0)).not.toThrow();
  await expectToHave(acknowledged);
  expect(postmaster()).not.toBe(server);
});

async function running(): Promise<ProductProcess> {
  if (product) return product;
  product = await startProduct(env);
  headers ??= await signInAtProduct(product.url, login);
  return product;
}

function postmaster(): number {
  const file = join(env.DATA_DIR, 'postgres', 'postmaster.pid');
  return Number.parseInt(readFileSync(file, 'utf8'), 10);
}

async function expectToHave(acknowledged: string[]): Promise<void> {
  expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_THE_KILL);
  const { url } = await running();
  const answer = await fetch(`${url}/sandbox/texts`, { headers });
  expect(answer.status).toBe(200);
  const kept = new Set(((await answer.json()) as { body: string }[]).map(({ body }) => body));
  expect(acknowledged.filter((body) => !kept.has(body))).toEqual([]);
}

let burst = 0;

/** Several clients write as fast as they can; something is killed while they do. */
async function writeUntil(
  product: ProductProcess,
  kill: (product: ProductProcess) => Promise<unknown>,
): Promise<string[]> {
  burst += 1;
  const acknowledged: string[] = [];
  let dying: Promise<unknown> | undefined;
  const write = async (writer: number) => {
    for (let n = 0; ; n++) {
      const body = `burst ${burst} ${writer}-${n}`;
      const answer = await fetch(`${product.url}/sandbox/texts/reply`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ phone: '+12125550199', body }),
      });
      if (answer.status !== 200) throw new Error(`a write answered ${answer.status}`);
      acknowledged.push(body);
      if (acknowledged.length === ACKNOWLEDGED_BEFORE_THE_KILL) dying = kill(product);
    }
  };
  // Every writer ends with a refused write or connection once the process is gone.
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await dying;
  return acknowledged;
}
