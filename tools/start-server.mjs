import { spawn } from 'node:child_process';
import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { productNode, root } from './paths.mjs';

const ENTRY = 'packages/server/src/main/serve.ts';
const LOG_LIMIT_BYTES = 10_000_000;

/**
 * Runs the server as a child and resolves when it is ready or has ended. Its log lines go to a
 * file, so that a newcomer's terminal stays readable; its standard error is shown, because that is
 * where it says in one sentence why it cannot start.
 */
export function startServer() {
  const log = openLog();
  const child = spawn(productNode, [join(root, ENTRY)], {
    cwd: root,
    stdio: ['ignore', log?.file ?? 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((done) => {
    child.once('error', (error) => {
      console.error(`The server could not be started: ${error.message}`);
      done(1);
    });
    child.once('exit', (code, signal) =>
      done(code ?? (stopRequested || signal === 'SIGINT' ? 0 : 1)),
    );
  });
  let stopRequested = false;
  // Ctrl-C reaches the whole process group, a plain `kill` only this process. The server takes
  // signals that come together for one, and ends at once at a later one; so all are passed on.
  const stop = (signal) => {
    child.kill('SIGTERM');
    // A closed terminal cannot be told.
    if (!stopRequested && signal !== 'SIGHUP') {
      console.log('\nStopping... (once more ends it at once)');
    }
    stopRequested = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  whenNpmIsGone(stop);
  return new Promise((resolve) => {
    child.once('message', (ready) => resolve({ ready, logs: log?.shownAs, ended }));
    ended.then(() => resolve({ ended }));
  });
}

/**
 * In production a process manager collects standard output, so lines stay there. Where the folder
 * cannot be written, too: the server itself then says what to do about it.
 */
function openLog() {
  const { LOG_TO_TERMINAL, NODE_ENV, DATA_DIR } = process.env;
  if (LOG_TO_TERMINAL ? LOG_TO_TERMINAL !== '0' : NODE_ENV === 'production') return undefined;
  const dataDir = resolve(root, DATA_DIR || './data');
  const path = join(dataDir, 'server.log');
  try {
    mkdirSync(dataDir, { recursive: true });
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) {
      renameSync(path, `${path}.1`);
    }
    return {
      file: openSync(path, 'a'),
      shownAs: dataDir.startsWith(root) ? relative(root, path) : path,
    };
  } catch {
    return undefined;
  }
}

/** npm passes a signal to its shell only, which ends without telling us: its absence has to do. */
function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 300);
  timer.unref();
}
