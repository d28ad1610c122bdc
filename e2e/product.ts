import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Product {
  url: string;
  /** Ends the server as Ctrl-C does and starts it again on the same data and address. */
  restart(): Promise<void>;
  /** Ends the server and forgets its data. */
  stop(): Promise<void>;
}

/**
 * Starts the built product in a process and a data folder of its own, with demo data unless
 * `DEMO_DATA` says otherwise.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  for (const built of ['packages/web/dist/index.html', 'packages/form-runtime/dist/runtime.js']) {
    if (!existsSync(join(ROOT, built))) throw new Error(`${built} is missing: run npm run e2e`);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-e2e-'));
  // Root's PostgreSQL runs as somebody else, who has to get in.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  let server = await serve(dataDir, port, settings);
  return {
    url: `http://127.0.0.1:${port}`,
    async restart() {
      await end(server);
      server = await serve(dataDir, port, settings);
    },
    async stop() {
      await end(server);
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function serve(
  dataDir: string,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const server = fork(join(ROOT, 'packages/server/src/main/serve.ts'), {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      // Each journey comes from an address of its own, see alone-address.ts.
      TRUST_PROXY: '1',
      ...settings,
    },
    // Not the test runner's own flags.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const failed = once(server, 'exit').then(([code]) => {
    throw new Error(`the product did not start (exit code ${code})`);
  });
  await Promise.race([once(server, 'message'), failed]);
  failed.catch(() => {});
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGINT');
  const [code] = await gone;
  if (code !== 0) throw new Error(`the product stopped with exit code ${code}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
    probe.on('error', reject);
  });
}
