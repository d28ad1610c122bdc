import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HOUR_MS } from '@tandem/domain/time/durations';
import { isSafeKey, requireSafeKey } from './safe-key.ts';
import { type Storage, StorageUnavailable } from './storage.ts';

/** Nobody writes one file for this long, so an older draft belongs to a process that died. */
const DRAFT_LIFETIME_MS = HOUR_MS;

/**
 * The embedded default: files below the data folder. A file appears whole or not at all: it is
 * written as a draft in a folder of its own, flushed to disk, and then moved into place.
 */
export function fileStorage(dataDir: string): Storage {
  const drafts = join(dataDir, 'drafts');
  let ready: Promise<void> | undefined;
  const files = join(dataDir, 'files');
  return {
    async put(key, content) {
      requireSafeKey(key);
      const path = join(files, key);
      const draft = join(drafts, randomUUID());
      try {
        ready ??= prepareDrafts(drafts);
        await ready;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, content, { flush: true });
        await rename(draft, path);
      } catch (error) {
        ready = undefined;
        await rm(draft, { force: true }).catch(() => {});
        throw new StorageUnavailable('a file cannot be stored', { cause: error });
      }
    },
    async get(key) {
      if (!isSafeKey(key)) return undefined;
      return readFile(join(files, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw new StorageUnavailable('a file cannot be read', { cause: error });
      });
    },
    async remove(key) {
      requireSafeKey(key);
      await rm(join(files, key), { force: true }).catch((error: NodeJS.ErrnoException) => {
        throw new StorageUnavailable('a file cannot be removed', { cause: error });
      });
    },
    publicAddress: () => undefined,
  };
}

/** Before a process first writes, it clears away what earlier ones left behind when they died. */
async function prepareDrafts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const draft = join(folder, name);
    // Another process may be clearing away the same one.
    const writtenAt = (await stat(draft).catch(() => undefined))?.mtimeMs;
    if (writtenAt !== undefined && Date.now() - writtenAt > DRAFT_LIFETIME_MS) {
      await rm(draft, { force: true });
    }
  }
}
