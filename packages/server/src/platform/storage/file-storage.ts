import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HOUR_MS } from '@tandem/domain/time/durations';
import type { Storage } from './storage.ts';

const SAFE_KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/;
/** Nobody writes one file for this long, so an older draft belongs to a process that died. */
const DRAFT_LIFETIME_MS = HOUR_MS;

/**
 * The embedded default: files below the data folder. A file appears whole or not at all: it is
 * written as a draft in a folder of its own, flushed to disk, and then moved into place.
 */
export function fileStorage(dataDir: string): Storage {
  const drafts = join(dataDir, 'drafts');
  let ready: Promise<void> | undefined;
  const pathOf = (key: string) => {
    if (!SAFE_KEY.test(key)) throw new Error('storage key has unexpected characters');
    return join(dataDir, 'files', key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      ready ??= prepareDrafts(drafts);
      await ready;
      await mkdir(dirname(path), { recursive: true });
      const draft = join(drafts, randomUUID());
      try {
        await writeFile(draft, content, { flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      if (!SAFE_KEY.test(key)) return undefined;
      return readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
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
