import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { isListenedTo } from '../socket-in-folder.ts';
import { DEFAULT_PORT, socketName } from './postmaster-settings.ts';

/** How long a server may take to end by itself, then when asked, then when told. */
const GRACE_MS = { byItself: 2000, asked: 10_000, told: 5000 };

/**
 * Deals with a server that a killed product left behind. Its watchman is ending it in most cases;
 * if that was killed too, we end it. We hold the data folder's lock, so nobody else needs it.
 */
export async function endRemains(folder: string): Promise<void> {
  if (await isGoneWithin(folder, GRACE_MS.byItself)) return forgetForeignProcess(folder);
  for (const [signal, graceMs] of [
    ['SIGINT', GRACE_MS.asked],
    ['SIGQUIT', GRACE_MS.told],
  ] as const) {
    const pid = serverIn(folder);
    if (pid) {
      // A frozen server takes no other signal.
      process.kill(pid, 'SIGCONT');
      process.kill(pid, signal);
    }
    if (await isGoneWithin(folder, pid ? graceMs : 0)) return forgetForeignProcess(folder);
  }
  throw new StartError(
    `Another PostgreSQL server already uses the database in ${folder}, perhaps in another container: stop it first.`,
  );
}

async function isGoneWithin(folder: string, ms: number): Promise<boolean> {
  for (const deadline = Date.now() + ms; ; await wait(50)) {
    if (!serverIn(folder) && !(await isListenedTo(folder, socketName(recorded(folder)?.port))))
      return true;
    if (Date.now() >= deadline) return false;
  }
}

/** The process id of a server that runs on these files, as far as this container can see. */
function serverIn(folder: string): number | undefined {
  const pid = recorded(folder)?.pid;
  return pid && isAlive(pid) && isServerOf(pid, folder) ? pid : undefined;
}

/** What a server writes down about itself as long as it runs. */
function recorded(folder: string): { pid: number; port: number } | undefined {
  const path = join(folder, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) || DEFAULT_PORT };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A server works inside its files; where that cannot be seen, its name has to do. */
function isServerOf(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return nameOf(pid).includes('postgres');
  }
}

function nameOf(pid: number): string {
  try {
    if (existsSync('/proc/self/comm')) return readFileSync(`/proc/${pid}/comm`, 'utf8');
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

const NOBODYS_PROCESS = '2147483646';

/**
 * PostgreSQL does not start while the process id of its last run belongs to anybody, and after a
 * crash in a container it often does. The id is replaced rather than the file removed: what
 * PostgreSQL reads next in it tells whether a straggler of the last run still has its memory.
 */
function forgetForeignProcess(folder: string): void {
  const pid = recorded(folder)?.pid;
  if (!pid || !isAlive(pid)) return;
  const path = join(folder, 'postmaster.pid');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, NOBODYS_PROCESS));
}
