import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL writes ahead in files of 16 MB and ends when it cannot make one. */
const NEEDED_BYTES = 32 * 1024 * 1024;
const PATIENCE_MS = 1000;

/** Why nothing can be stored in a folder, in a sentence for operators; undefined when it can. */
export async function diskProblem(folder: string): Promise<string | undefined> {
  const tooLong = wait(PATIENCE_MS, 'The disk does not answer.', { ref: false });
  return Promise.race([findProblem(folder), tooLong]);
}

async function findProblem(folder: string): Promise<string | undefined> {
  const probe = join(folder, `.room-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < NEEDED_BYTES) return 'The disk is full.';
    // A quota, or a disk that became read-only, shows only when something is written.
    await writeFile(probe, randomBytes(4096));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'The data folder is gone.';
    return code === 'ENOSPC' || code === 'EDQUOT' ? 'The disk is full.' : 'Nothing can be written.';
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
