import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPeople } from '../../packages/server/src/features/brands/demo/demo-people.ts';
import { DEMO_PASSWORD } from '../../packages/server/src/features/sandbox/demo-logins.ts';
import { startPostgresCluster } from '../../packages/server/src/testing/postgres-cluster.ts';
import { startProduct } from '../../packages/server/src/testing/product-process.ts';

export interface AttackedProduct {
  /** Addresses that have an account, all with the demo password. */
  accounts: string[];
  /** One sign-in, each from an address of its own unless told otherwise. */
  attempt(email: string, password: string): Promise<{ status: number; ms: number }>;
  stop(): Promise<void>;
}

export { DEMO_PASSWORD as RIGHT_PASSWORD };

/** The product on PostgreSQL, believing forwarding headers so that attackers have many addresses. */
export async function startAttackedProduct(): Promise<AttackedProduct> {
  const cluster = await startPostgresCluster();
  const product = await startProduct({
    DATABASE_URL: cluster.urlOf('postgres'),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tandem-soak-')),
    TRUST_PROXY: 'true',
  });
  let serial = 0;
  return {
    accounts: demoPeople.map(({ email }) => email),
    async attempt(email, password) {
      serial += 1;
      const started = performance.now();
      const answer = await fetch(`${product.url}/login`, {
        method: 'POST',
        headers: {
          'x-requested-with': 'soak',
          'content-type': 'application/json',
          'x-forwarded-for': `198.18.${(serial >> 8) & 255}.${serial & 255}`,
        },
        body: JSON.stringify({ email, password }),
      });
      await answer.arrayBuffer();
      return { status: answer.status, ms: performance.now() - started };
    },
    async stop() {
      await product.kill('SIGTERM');
      await cluster.stop();
    },
  };
}
