import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir } from '../packages/server/src/testing/new-data-dir.ts';
import { descendantsOf } from '../packages/server/src/testing/process-tree.ts';
import { signInAtProduct, startProduct } from '../packages/server/src/testing/product-process.ts';

/**
 * `node bench/fsync.ts`: watches PostgreSQL by strace while one write after the other is
 * acknowledged, and fails when one was acknowledged without a sync of the log before it.
 */
const WRITES = 20;

const dataDir = newDataDir();
const trace = join(dataDir, 'trace');
const product = await startProduct({ DATA_DIR: dataDir, EMBEDDED_ENGINE: 'postgres' });
let strace: ChildProcess | undefined;
try {
  const headers = await signInAtProduct(product.url);
  const write = async (n: number) => {
    const body = JSON.stringify({ phone: '+12125550199', body: `synced ${n}` });
    const answer = await fetch(`${product.url}/sandbox/texts/reply`, {
      method: 'POST',
      headers,
      body,
    });
    if (answer.status !== 200) throw new Error(`a write answered ${answer.status}`);
  };
  await write(0);
  strace = await attach(descendantsOf(product.process.pid as number), trace);
  const acknowledged: { sent: number; answered: number }[] = [];
  for (let n = 1; n <= WRITES; n++) {
    const sent = Date.now() / 1000;
    await write(n);
    acknowledged.push({ sent, answered: Date.now() / 1000 });
  }
  const synced = readSyncs(trace);
  const without = acknowledged.filter(
    ({ sent, answered }) => !synced.some((at) => at >= sent && at <= answered),
  );
  console.log(
    `${WRITES} acknowledged writes, ${synced.length} syncs of the log; ${without.length} writes acknowledged without one in between`,
  );
  console.log(readFileSync(trace, 'utf8').split('\n').slice(0, 5).join('\n'));
  if (without.length > 0) process.exitCode = 1;
} finally {
  strace?.kill('SIGINT');
  await product.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function attach(pids: number[], output: string): Promise<ChildProcess> {
  execFileSync('strace', ['-V'], { stdio: 'ignore' });
  const child = spawn('strace', [
    ...['-f', '-ttt', '-e', 'trace=fsync,fdatasync,sync_file_range', '-o', output],
    ...pids.flatMap((pid) => ['-p', String(pid)]),
  ]);
  // It says so for each process it attached to.
  for (let said = ''; said.split('attached').length <= pids.length; ) {
    said += String((await once(child.stderr, 'data'))[0]);
  }
  return child;
}

function readSyncs(path: string): number[] {
  return [...readFileSync(path, 'utf8').matchAll(/^\d+\s+([\d.]+) f(?:data)?sync\(/gm)].map(
    ([, at]) => Number(at),
  );
}
