import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

export type EmbeddedEngine = 'postgres' | 'pglite';

/** What `DATA_DIR/engine.json` remembers: files of one engine mean nothing to the other. */
export interface EngineRecord {
  engine: EmbeddedEngine;
  /** Where the database's files are: inside the data folder, or elsewhere (decision 0075). */
  folder: string;
  /** False while the files are still being made for the first time. */
  filled: boolean;
}

/** Where each engine's files are unless the record says otherwise. */
export const DEFAULT_FOLDER = { postgres: 'postgres', pglite: 'db' } as const;

const FILE = 'engine.json';

/** Which engine filled the data folder, if any did. */
export function readEngineRecord(dataDir: string): EngineRecord | undefined {
  const path = join(dataDir, FILE);
  if (!existsSync(path)) return findUnrecorded(dataDir);
  try {
    const { engine, folder, filled } = JSON.parse(readFileSync(path, 'utf8'));
    if ((engine === 'postgres' || engine === 'pglite') && typeof folder === 'string') {
      return { engine, folder: resolve(dataDir, folder), filled: filled === true };
    }
  } catch {
    // Said below.
  }
  throw new StartError(
    `${path} cannot be read, so it is not known which engine opens this data folder: bring the file back, or npm run restore a backup.`,
  );
}

/** Files without a record: from before there was one, or brought back without it. */
function findUnrecorded(dataDir: string): EngineRecord | undefined {
  for (const engine of ['postgres', 'pglite'] as const) {
    const folder = join(dataDir, DEFAULT_FOLDER[engine]);
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      return { engine, folder, filled: true };
    }
  }
}

/** Whole or not at all, and on the disk before anything relies on it. */
export async function writeEngineRecord(dataDir: string, record: EngineRecord): Promise<void> {
  const path = join(dataDir, FILE);
  const inside = relative(dataDir, record.folder);
  const folder = inside.startsWith('..') || isAbsolute(inside) ? record.folder : inside;
  const file = await open(`${path}.new`, 'w');
  await file.writeFile(`${JSON.stringify({ ...record, folder }, null, 2)}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  await syncFolder(dataDir);
}

/** Makes names that were created or changed in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders and needs none of this.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
