import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type PostgresCluster, startPostgresCluster } from '../testing/postgres-cluster.ts';
import { type ProductProcess, signInAtProduct, startProduct } from '../testing/product-process.ts';

describe('two web and two worker processes', () => {
  let cluster: PostgresCluster;
  const running: ProductProcess[] = [];
  afterAll(async () => {
    await Promise.all(running.map((product) => product.kill('SIGKILL')));
    await cluster.stop();
  });

  it('start at once on an empty database and hear one another', async () => {
    cluster = await startPostgresCluster();
    const env = {
      DATABASE_URL: cluster.urlOf('postgres'),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'tandem-many-')),
    };
    running.push(
      ...(await Promise.all(
        ['web', 'web', 'worker', 'worker'].map((ROLE) => startProduct({ ...env, ROLE })),
      )),
    );
    const [first, second] = running as [ProductProcess, ProductProcess];
    const headers = await signInAtProduct(first.url);
    const received = listen(second, headers.cookie ?? '');
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 });

    await reply(first, headers, 'from one process to another');
    await vi.waitFor(
      () => expect(received[1]).toEqual({ type: 'sandbox_changed', store: 'texts' }),
      { timeout: 10_000 },
    );
  });

  it('live through a restart of the database server', async () => {
    const [first, second] = running as [ProductProcess, ProductProcess];
    await cluster.restart();
    const headers = await vi.waitFor(() => signInAtProduct(first.url), { timeout: 20_000 });
    const received = listen(second, headers.cookie ?? '');
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
    // The listening connection comes back on its own; until then an event may pass unheard.
    await vi.waitFor(
      async () => {
        await reply(first, headers, 'after the restart');
        expect(received).toContainEqual({ type: 'sandbox_changed', store: 'texts' });
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(running.every(({ process: child }) => child.exitCode === null)).toBe(true);
  });
});

function listen(product: ProductProcess, cookie: string): unknown[] {
  const received: unknown[] = [];
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/ws2`, { headers: { cookie } });
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  return received;
}

async function reply(product: ProductProcess, headers: Record<string, string>, body: string) {
  const answer = await fetch(`${product.url}/sandbox/texts/reply`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ phone: '+12125550142', body }),
  });
  expect(answer.status).toBe(200);
}
