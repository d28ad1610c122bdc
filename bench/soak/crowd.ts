import autocannon from 'autocannon';
import { newDataDir } from '../../packages/server/src/testing/new-data-dir.ts';
import {
  signInAtProduct,
  startProduct,
} from '../../packages/server/src/testing/product-process.ts';

const CONNECTIONS = 200;
const LOOK_EVERY_MS = 250;
const READS = [
  '/profile',
  '/conversations',
  '/unread-count',
  '/notifications',
  '/current-brand-future',
  '/billing',
  '/team',
];

/** Two hundred people at once on one embedded engine: mixed reads, and a small write in eight. */
export async function crowd(engine: 'postgres' | 'pglite', seconds: number) {
  const product = await startProduct({ EMBEDDED_ENGINE: engine, DATA_DIR: newDataDir() });
  try {
    const headers = await signInAtProduct(product.url);
    const json = { ...headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ phone: '+12125550150', body: 'one of many' });
    const watch = watchHealth(product.url);
    const load = await autocannon({
      url: product.url,
      connections: CONNECTIONS,
      duration: seconds,
      timeout: 30,
      requests: [
        ...READS.map((path) => ({ method: 'GET' as const, path, headers })),
        { method: 'POST' as const, path: '/sandbox/texts/reply', headers: json, body },
      ],
    });
    const slowestHealthMs = await watch();
    return {
      engine,
      perSecond: Math.round(load.requests.average),
      p50: load.latency.p50,
      p99: load.latency.p99,
      statuses: load.statusCodeStats ?? {},
      errors: load.errors,
      slowestHealthMs,
    };
  } finally {
    await product.kill('SIGTERM');
  }
}

/** Asks /healthz all the time; the returned function stops and tells the longest wait. */
function watchHealth(url: string): () => Promise<number> {
  let slowest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now();
      const { status } = await fetch(`${url}/healthz`);
      if (status !== 200) throw new Error(`/healthz answered ${status}`);
      slowest = Math.max(slowest, Math.round(performance.now() - started));
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return slowest;
  };
}
