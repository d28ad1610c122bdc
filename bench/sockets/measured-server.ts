import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { REALTIME_CHANNEL } from '../../packages/server/src/platform/realtime/realtime.ts';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { startProduct } from '../../packages/server/src/testing/product-process.ts';

export interface Memory {
  rss: number;
  heap: number;
}

export interface MeasuredServer {
  url: string;
  socketUrl: string;
  memory(): Promise<Memory>;
  /** Sends one message to everybody, by the shortest way there is for somebody outside. */
  broadcast(message: string): void;
  stop(): Promise<void>;
}

const PROBE = new URL('../memory-probe.ts', import.meta.url).href;
const BARE = fileURLToPath(new URL('../bare-socket-server.ts', import.meta.url));

export async function startMeasuredProduct(databaseUrl: string): Promise<MeasuredServer> {
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tandem-sockets-')),
    DEMO_DATA: 'false',
    ROLE: 'all',
    NODE_OPTIONS: `--import=${PROBE}`,
  });
  const publisher = new pg.Client({ connectionString: databaseUrl });
  await publisher.connect();
  return {
    url: product.url,
    socketUrl: `${product.url.replace('http', 'ws')}/ws2`,
    memory: () => askMemory(product.process),
    broadcast(message) {
      const event = `{"to":"everybody","message":${message}}`;
      void publisher.query('select pg_notify($1, $2)', [REALTIME_CHANNEL, event]);
    },
    async stop() {
      await publisher.end();
      await product.kill('SIGTERM');
    },
  };
}

export async function startBareSockets(): Promise<MeasuredServer> {
  const port = await freePort();
  const child = fork(BARE, {
    env: { PATH: process.env.PATH, PORT: String(port) },
    execArgv: ['--import', PROBE],
  });
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}`,
    memory: () => askMemory(child),
    broadcast: (message) => void child.send({ broadcast: message }),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function askMemory(child: ChildProcess): Promise<Memory> {
  const answered = once(child, 'message');
  child.send('memory');
  const [{ memory }] = await answered;
  return memory;
}
