import { mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Keeps two processes off one embedded database: two writers would corrupt it. The lock is a file
 * with the owner's process id and start time, so that one left by a crash is recognised as stale
 * even when its id has been given to somebody else.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true }).catch(() => {
    throw notWritable(dataDir);
  });
  const path = join(dataDir, 'in-use.lock');
  const mine = `${process.pid} ${await startedAt(process.pid)}\n`;

  for (;;) {
    if (await createExclusively(path, mine, dataDir)) return () => unlink(path).catch(() => {});
    const theirs = await readFile(path, 'utf8').catch(() => '');
    if (await isAlive(theirs)) throw inUse(dataDir, theirs);
    await setAside(path, theirs);
  }
}

async function createExclusively(path: string, content: string, dataDir: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(content);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw notWritable(dataDir);
  }
}

/** Removes a stale lock, unless another process has replaced it with a fresh one meanwhile. */
async function setAside(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => {});
  const moved = await readFile(aside, 'utf8').catch(() => stale);
  if (moved === stale) await unlink(aside).catch(() => {});
  else await rename(aside, path);
}

async function isAlive(owner: string): Promise<boolean> {
  const [pid, started] = owner.trim().split(' ');
  if (!pid || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === (await startedAt(Number(pid)));
}

/** Where /proc exists, field 22 of stat; elsewhere the id alone has to do. */
async function startedAt(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
}

function inUse(dataDir: string, owner: string): StartError {
  const pid = owner.trim().split(' ')[0];
  return new StartError(
    `Process ${pid} already uses the data folder ${dataDir}: stop it, or start this one with another DATA_DIR (or share a PostgreSQL server through DATABASE_URL).`,
  );
}

function notWritable(dataDir: string): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be written: make it writable, or set DATA_DIR to a folder that is.`,
  );
}
