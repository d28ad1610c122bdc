import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freezeRound } from '../testing/freeze-round.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { type PostgresCluster, startPostgresCluster } from '../testing/postgres-cluster.ts';
import { descendantsOf, signalAll } from '../testing/process-tree.ts';
import { type ProductProcess, signInAtProduct, startProduct } from '../testing/product-process.ts';
import { timedCall, typicalCalls } from '../testing/timed-calls.ts';

/** Two seconds are promised; a machine that runs other tests beside may need a little more. */
const SOON_MS = 3500;
/** The database takes the locks of a process that says nothing for three seconds. */
const UNLOCKED_MS = 15_000;

let cluster: PostgresCluster;
const running: ProductProcess[] = [];
let headers: Record<string, string>;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  const env = { DATABASE_URL: cluster.urlOf('postgres'), DATA_DIR: newDataDir() };
  running.push(await startProduct(env));
  running.push(await startProduct(env));
  headers = await signInAtProduct(product().url);
});
afterAll(async () => {
  signalAll(cluster.processes(), 'SIGCONT');
  await Promise.all(running.map((one) => one.kill('SIGKILL')));
  await cluster.stop();
});

const product = () => running[0] as ProductProcess;

it('answers 503 within two seconds while the database is frozen, and says so at /readyz', async () => {
  const processes = cluster.processes();
  signalAll(processes, 'SIGSTOP');
  const calls = await typicalCalls(product().url, headers);
  const readyz = await timedCall(product().url, 'GET /readyz', headers);
  signalAll(processes, 'SIGCONT');

  expect(calls.filter(({ status, ms }) => status !== 503 || ms > SOON_MS)).toEqual([]);
  expect(readyz).toMatchObject({ status: 503 });
  await vi.waitFor(
    async () =>
      expect(await timedCall(product().url, 'GET /profile', headers)).toMatchObject({
        status: 200,
      }),
    { timeout: 20_000 },
  );
});

it('serves at once again after the database was frozen, with the whole pool', async () => {
  await vi.waitFor(
    async () =>
      expect(await timedCall(product().url, 'GET /readyz', headers)).toMatchObject({ status: 200 }),
    { timeout: 20_000 },
  );
  const calls = await typicalCalls(product().url, headers);
  expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
});

it('answers 503 within two seconds while the database is stopped, and goes on when it is back', async () => {
  await cluster.restart(async () => {
    const calls = await typicalCalls(product().url, headers);
    expect(calls.filter(({ status, ms }) => status !== 503 || ms > SOON_MS)).toEqual([]);
  });
  await vi.waitFor(
    async () => {
      const calls = await typicalCalls(product().url, headers);
      expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
    },
    { timeout: 20_000 },
  );
});

it('is not held up by another process that is frozen in the middle of its writes', async () => {
  const pair = running as [ProductProcess, ProductProcess];
  for (let round = 0; round < 3; round++) {
    const { calls, unlockedMs } = await freezeRound(pair, headers);
    const reads = calls.filter(({ what }) => what.startsWith('GET'));
    expect(reads.filter(({ status, ms }) => status !== 200 || ms > SOON_MS)).toEqual([]);
    expect(
      calls.filter(({ status, ms }) => (status !== 200 && status !== 503) || ms > 2 * SOON_MS),
    ).toEqual([]);
    expect(unlockedMs).toBeLessThan(UNLOCKED_MS);
  }
});

it('lives on when its own transactions were ended for saying nothing', async () => {
  const [frozen] = running as [ProductProcess];
  const writes = Array.from({ length: 30 }, (_, n) =>
    timedCall(frozen.url, 'PUT /brands', headers, { description: `said nothing ${n}` }),
  );
  await Promise.any(writes);
  frozen.process.kill('SIGSTOP');
  await cluster.untilNoTransactionIsOpen();
  frozen.process.kill('SIGCONT');
  const calls = await Promise.all(writes);
  expect(calls.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(frozen.process.exitCode).toBeNull();
});

it('stops within ten seconds while the database is frozen', async () => {
  const [, second] = running as [ProductProcess, ProductProcess];
  const processes = cluster.processes();
  signalAll(processes, 'SIGSTOP');
  const started = performance.now();
  await second.kill('SIGTERM');
  signalAll(processes, 'SIGCONT');
  expect(performance.now() - started).toBeLessThan(12_000);
});

it('stops within ten seconds when its data folder is gone, and its server with it', async () => {
  const dataDir = newDataDir();
  const doomed = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'false' });
  const server = descendantsOf(doomed.process.pid as number);
  rmSync(dataDir, { recursive: true });
  const started = performance.now();
  await doomed.kill('SIGTERM');
  expect(performance.now() - started).toBeLessThan(12_000);
  await vi.waitFor(() => expect(server.filter(isAlive)).toEqual([]), { timeout: 20_000 });
});

it('ends at once at a second signal, but takes one press of Ctrl-C for one', async () => {
  const processes = cluster.processes();
  signalAll(processes, 'SIGSTOP');
  const started = performance.now();
  const gone = product().kill('SIGTERM');
  const pressing = setInterval(() => product().process.kill('SIGINT'), 50);
  await gone;
  clearInterval(pressing);
  signalAll(processes, 'SIGCONT');
  const took = performance.now() - started;
  expect(took).toBeGreaterThan(500);
  // Without the second signal it would wait for its deadline of ten seconds; a busy machine is slow too.
  expect(took).toBeLessThan(8000);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
