import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresPlan } from './plan-postgres.ts';
import { type Account, as } from './run-as.ts';

export interface ServerSetup extends PostgresPlan {
  settings: string[];
  connectionString: string;
  logFile: string;
}

export interface ServerProcess {
  /** Whether it takes statements, as soon as that is known; recovery from a crash takes its time. */
  isReady(): Promise<boolean>;
  /** Resolves with how it ended. */
  ended: Promise<string>;
  /** Why it ended, in its own words. */
  lastWords(): string;
  stop(): Promise<void>;
}

/** How long a server may take to end when asked; then it is told to, and recovers at its next start. */
const STOP_GRACE_MS = 5000;
const LOG_LIMIT_BYTES = 10_000_000;

/**
 * Starts a server as a child of this process, in a process group of its own: Ctrl-C in a terminal
 * reaches a whole group and would end it under the requests that are still being answered.
 */
export function launchServer(setup: ServerSetup): ServerProcess {
  const { programs, account, folder, settings, connectionString } = setup;
  const log = openLog(setup.logFile);
  const child = spawn(join(programs.bin, 'postgres'), ['-D', folder, ...settings], {
    ...as(account),
    detached: true,
    stdio: ['ignore', log.file, log.file],
    // What the caller's environment says to PostgreSQL is meant for other servers.
    ...(process.platform === 'win32' ? {} : { env: {} }),
  });
  closeSync(log.file);
  const watchman = watchOver(child, account);
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  void ended.then(() => watchman?.kill('SIGKILL'));

  return {
    ended,
    async isReady() {
      while (isRunning(child)) {
        if (await answers(connectionString)) return true;
        await wait(30);
      }
      return false;
    },
    lastWords: () => lastWords(log.saidSince()),
    async stop() {
      if (!isRunning(child)) return;
      // A frozen server takes no other signal.
      child.kill('SIGCONT');
      child.kill('SIGINT');
      const inTime = await Promise.race([ended, wait(STOP_GRACE_MS, undefined, { ref: false })]);
      if (inTime === undefined) child.kill('SIGQUIT');
      await ended;
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/**
 * A shell that waits for the end of its input, which comes when we are gone, however we went, and
 * then asks the server to end. Windows has none: there the next start ends what is left.
 */
function watchOver(child: ChildProcess, account: Account | undefined): ChildProcess | undefined {
  if (process.platform === 'win32' || child.pid === undefined) return undefined;
  const watchman = spawn('/bin/sh', ['-c', 'read _; kill -INT "$0"', String(child.pid)], {
    ...as(account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchman.on('error', () => {});
  watchman.stdin?.on('error', () => {});
  return watchman;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function openLog(path: string): { file: number; saidSince(): string } {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) {
    renameSync(path, `${path}.1`);
  }
  const file = openSync(path, 'a', 0o600);
  const { size } = fstatSync(file);
  return { file, saidSince: () => readFileSync(path).subarray(size).toString() };
}

/** Its first complaint: what follows are consequences. */
function lastWords(said: string): string {
  const lines = said.split('\n');
  const fatal = lines.find((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.at(-2) ?? '';
  return fatal.replace(/^.*?\b(FATAL|PANIC|LOG):\s*/, '').trim() || 'it said nothing';
}
