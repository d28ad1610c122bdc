import { createReadStream, existsSync } from 'node:fs';
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { lockDataDir } from '../db/data-dir-lock.ts';
import {
  DEFAULT_FOLDER,
  type EmbeddedEngine,
  readEngineRecord,
  writeEngineRecord,
} from '../db/embedded/engine-record.ts';
import { planNewPostgres } from '../db/embedded/plan-postgres.ts';
import { endRemains } from '../db/embedded/postmaster-remains.ts';
import { type Account, giveTo } from '../db/embedded/run-as.ts';
import { StartError } from '../start-error.ts';
import { readTar } from './tar.ts';
import { MANIFEST } from './write-backup.ts';

interface Manifest {
  engine: EmbeddedEngine;
  major: number;
}

/**
 * Puts a backup in the place of what is in a data folder. Everything is unpacked beside it first;
 * what was there is moved away only then, and deleted last.
 */
export async function restoreBackup(dataDir: string, archive: string, force: boolean) {
  const unlock = await lockDataDir(dataDir);
  try {
    const before = recorded(dataDir);
    if (!force && (before || existsSync(join(dataDir, 'files')))) {
      throw new StartError(
        `There is data in ${dataDir} already: add --force to replace it, or set DATA_DIR to another folder. Nothing was changed.`,
      );
    }
    if (before && existsSync(before)) await endRemains(before);
    await mkdir(dataDir, { recursive: true });
    const manifest = await readManifest(archive);
    const { folder, account } = await placeFor(manifest, dataDir);
    const database = { now: folder, next: `${folder}.restoring` };
    const files = { now: join(dataDir, 'files'), next: join(dataDir, 'files.restoring') };
    await unpack(archive, { database: database.next, files: files.next });
    await chmod(database.next, 0o700);
    if (account) await giveTo(account, database.next);
    for (const { now, next } of [database, files]) await swap(now, next);
    await writeEngineRecord(dataDir, { engine: manifest.engine, folder, filled: true });
    if (before && before !== folder) await rm(before, { recursive: true, force: true });
  } finally {
    await unlock();
  }
}

/** A damaged record must not keep anybody from restoring. */
function recorded(dataDir: string): string | undefined {
  try {
    return readEngineRecord(dataDir)?.folder;
  } catch {
    return join(dataDir, DEFAULT_FOLDER.postgres);
  }
}

async function readManifest(archive: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await readArchive(archive, async ({ name }, content) => {
    const parts: Buffer[] = [];
    for await (const part of content) if (name === MANIFEST) parts.push(part);
    if (name === MANIFEST) manifest = JSON.parse(Buffer.concat(parts).toString());
  });
  if (!manifest) throw new StartError(`${archive} is not a backup of Tandem. Nothing was changed.`);
  return manifest;
}

async function readArchive(archive: string, onEntry: Parameters<typeof readTar>[1]) {
  if (!existsSync(archive)) throw new StartError(`There is no file ${archive}.`);
  try {
    const input = createReadStream(archive);
    const plain = createGunzip();
    input.on('error', (error) => plain.destroy(error));
    await readTar(input.pipe(plain), onEntry);
  } catch (error) {
    throw new StartError(
      `${archive} cannot be read as a backup (${(error as Error).message}). Nothing was changed.`,
    );
  }
}

async function placeFor(
  { engine, major }: Manifest,
  dataDir: string,
): Promise<{ folder: string; account?: Account | undefined }> {
  if (engine === 'pglite') return { folder: join(dataDir, DEFAULT_FOLDER.pglite) };
  const plan = await planNewPostgres(dataDir);
  if (typeof plan === 'string') {
    throw new StartError(`The backup is PostgreSQL's, which cannot run here: ${plan}.`);
  }
  if (plan.programs.major !== major) {
    throw new StartError(
      `The backup was made by PostgreSQL ${major}, and ${plan.programs.major} runs here: restore it with the Tandem that made it.`,
    );
  }
  return plan;
}

async function unpack(archive: string, roots: Record<string, string>): Promise<void> {
  for (const root of Object.values(roots)) {
    await rm(root, { recursive: true, force: true });
    await mkdir(root, { recursive: true });
  }
  const written: string[] = [];
  await readArchive(archive, async ({ name, kind }, content) => {
    const [top = '', ...rest] = name.split('/');
    const root = roots[top];
    // An archive from elsewhere must not reach outside of its place.
    if (!root || rest.includes('..')) return;
    const path = join(root, ...rest);
    if (kind === 'folder') await mkdir(path, { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content, { mode: 0o600 });
      written.push(path);
    }
  });
  await flush(written);
}

/** All of it at the end: a disk writes a thousand files in one go much sooner than one by one. */
async function flush(paths: string[]): Promise<void> {
  for (const path of paths) {
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

async function swap(now: string, next: string): Promise<void> {
  const old = `${now}.replaced`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(now)) await rename(now, old);
  await rename(next, now);
  await rm(old, { recursive: true, force: true });
}
