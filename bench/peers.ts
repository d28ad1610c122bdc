import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../packages/server/src/testing/free-port.ts';
import type { PostgresCluster } from '../packages/server/src/testing/postgres-cluster.ts';
import { createDatabase } from './create-database.ts';
import { importFrom } from './import-from.ts';

type ProductProcess = typeof import('../packages/server/src/testing/product-process.ts');

export interface Peers {
  ours: Product;
  before?: Product;
  bareUrl: string;
  stop(): Promise<void>;
}

export interface Product {
  url: string;
  /** Of somebody who is signed in. */
  headers: Record<string, string>;
}

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** The product, an older one if asked for, and the bare server, all on one PostgreSQL server. */
export async function startPeers(cluster: PostgresCluster, before?: string): Promise<Peers> {
  const ours = await start(cluster, 'ours');
  const older = before ? await start(cluster, 'before', before) : undefined;
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: await createDatabase(cluster, 'bare'),
    PORT: String(port),
  };
  const bare = fork(BARE, { env });
  await once(bare, 'message');
  return {
    ours,
    ...(older ? { before: older } : {}),
    bareUrl: `http://127.0.0.1:${port}`,
    async stop() {
      bare.kill('SIGKILL');
      await ours.stop();
      await older?.stop();
    },
  };
}

async function start(cluster: PostgresCluster, name: string, checkout?: string) {
  const { startProduct, signInAtProduct } = await importFrom<ProductProcess>(
    checkout,
    'packages/server/src/testing/product-process.ts',
  );
  const product = await startProduct({
    DATABASE_URL: await createDatabase(cluster, name),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tandem-bench-')),
    LOG_LEVEL: 'warn',
  });
  return {
    url: product.url,
    headers: await signInAtProduct(product.url),
    stop: () => product.kill('SIGTERM'),
  };
}
