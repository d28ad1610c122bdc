import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OLDEST_PRODUCT_NODE, programFromNpm } from './choose-node.mjs';
import { npm } from './npm.mjs';
import { installed, machine, root } from './paths.mjs';
import { run } from './run.mjs';
import { main, say, ToolError, yellow } from './terminal.mjs';

const LONGEST_START_MS = 300_000;

/**
 * `npm run test:oldest-node`: what we say about the oldest Node, tried. The rules' tests run on it,
 * and `npm start` brings the product to where somebody signs in.
 */
async function testOldestNode() {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-oldest-node-'));
  // Root's PostgreSQL runs as somebody else, who has to get in.
  chmodSync(folder, 0o755);
  try {
    const oldest = await fetchNode(folder);
    if (!oldest) return console.log(yellow(`skip: npm has no Node ${OLDEST_PRODUCT_NODE} here`));
    say(`Starting the product on Node ${OLDEST_PRODUCT_NODE}...`);
    await tryStart(oldest, join(folder, 'data'));
    say('It starts, answers and stops. Running the tests of the rules...');
    const rules = await run(oldest, [installed.vitest, 'run', '--project=domain']);
    if (!rules.ok) throw new ToolError(rules.output);
    say('They pass.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fetchNode(folder) {
  const program = programFromNpm(machine);
  if (!program) return undefined;
  await npm(
    ['install', `--prefix=${folder}`, '--ignore-scripts', `${program.name}@${OLDEST_PRODUCT_NODE}`],
    { cwd: folder },
  );
  const path = join(folder, 'node_modules', program.name, program.path);
  return existsSync(path) ? path : undefined;
}

async function tryStart(node, dataDir) {
  const port = await freePort();
  const child = spawn(node, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => code);
  try {
    const url = `http://127.0.0.1:${port}`;
    const isReady = await Promise.race([ended.then(() => false), untilReady(url)]);
    if (!isReady) throw new ToolError('The product did not start.');
    await signIn(url);
  } finally {
    child.kill('SIGTERM');
  }
  if ((await ended) !== 0) throw new ToolError('The product did not stop in order.');
}

async function untilReady(url) {
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

async function signIn(url) {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
    body: JSON.stringify({ email: 'owner@northwind.example', password: 'Tandem!2026' }),
  });
  if (!answer.ok) throw new ToolError(`Nobody can sign in: ${answer.status}`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

await main(testOldestNode);
