import { freezeRound } from '../../packages/server/src/testing/freeze-round.ts';
import { newDataDir } from '../../packages/server/src/testing/new-data-dir.ts';
import { startPostgresCluster } from '../../packages/server/src/testing/postgres-cluster.ts';
import {
  signInAtProduct,
  startProduct,
} from '../../packages/server/src/testing/product-process.ts';

/** Reads while another process is frozen; what took longer or failed breaks a promise. */
const READ_MS = 2000;

/** Freezes one of two processes in the middle of its writes, again and again. */
export async function freezeProcesses(rounds: number): Promise<string> {
  const cluster = await startPostgresCluster();
  const env = { DATABASE_URL: cluster.urlOf('postgres'), DATA_DIR: newDataDir() };
  const frozen = await startProduct(env);
  const healthy = await startProduct(env);
  const headers = await signInAtProduct(frozen.url);
  let [slowestRead, slowestWrite, slowestUnlock, failedReads] = [0, 0, 0, 0];
  try {
    for (let round = 0; round < rounds; round++) {
      const { calls, unlockedMs } = await freezeRound([frozen, healthy], headers);
      slowestUnlock = Math.max(slowestUnlock, unlockedMs);
      for (const { what, status, ms } of calls) {
        if (what.startsWith('PUT')) slowestWrite = Math.max(slowestWrite, ms);
        else slowestRead = Math.max(slowestRead, ms);
        if (what.startsWith('GET') && status !== 200) failedReads += 1;
        if (status === 'no answer') throw new Error(`${what} hung in round ${round}`);
      }
    }
  } finally {
    await Promise.all([frozen.kill('SIGKILL'), healthy.kill('SIGKILL')]);
    await cluster.stop();
  }
  if (failedReads > 0 || slowestRead > READ_MS) throw new Error('a read was held up');
  return `${rounds} rounds with a frozen process: slowest read ${slowestRead} ms, write ${slowestWrite} ms, locks back after ${slowestUnlock} ms`;
}
