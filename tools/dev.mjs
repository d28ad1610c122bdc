import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { installed, productNode, root } from './paths.mjs';
import { dim, main, say } from './terminal.mjs';

/** `npm run dev`: the server restarts and the browser updates as files are saved. */
async function dev() {
  await install(say);
  await build(say, ['packages/form-runtime']);
  const port = process.env.PORT || '3000';
  const children = [
    start('server', root, [
      '--watch',
      '--watch-preserve-output',
      'packages/server/src/main/serve.ts',
    ]),
    start('web', join(root, 'packages/web'), [installed.vite], {
      TANDEM_API: `http://127.0.0.1:${port}`,
    }),
  ];
  say('Open http://127.0.0.1:5173/app when both have started; Ctrl-C stops both.');

  let stopping = false;
  const stopAll = () => {
    if (stopping) return;
    stopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);
  // One without the other is of no use, so the end of either ends both.
  await Promise.all(
    children.map((child) => new Promise((done) => child.once('exit', done)).then(stopAll)),
  );
}

function start(name, cwd, args, env = {}) {
  const child = spawn(productNode, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) =>
      console.log(`${dim(name.padEnd(6))} ${line}`),
    );
  }
  return child;
}

await main(dev);
