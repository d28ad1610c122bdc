import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../packages/server/src/testing/free-port.ts';
import { startPostgresCluster } from '../packages/server/src/testing/postgres-cluster.ts';
import { signInAtProduct, startProduct } from '../packages/server/src/testing/product-process.ts';
import type { Comparison } from './interleave.ts';

export interface BenchRow extends Comparison {
  name: string;
  against: string;
  unit: string;
}

export interface Peers {
  productUrl: string;
  headers: Record<string, string>;
  bareUrl: string;
  stop(): Promise<void>;
}

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** The product and the bare server, both on one throw-away PostgreSQL server. */
export async function startPeers(): Promise<Peers> {
  const cluster = await startPostgresCluster();
  const DATABASE_URL = cluster.urlOf('postgres');
  const product = await startProduct({
    DATABASE_URL,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tandem-bench-')),
    LOG_LEVEL: 'warn',
  });
  const port = await freePort();
  const bare = fork(BARE, { env: { PATH: process.env.PATH, DATABASE_URL, PORT: String(port) } });
  await once(bare, 'message');
  return {
    productUrl: product.url,
    headers: await signInAtProduct(product.url),
    bareUrl: `http://127.0.0.1:${port}`,
    async stop() {
      bare.kill('SIGKILL');
      await product.kill('SIGTERM');
      await cluster.stop();
    },
  };
}
