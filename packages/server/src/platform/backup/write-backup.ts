import { createWriteStream, existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { readEngineRecord } from '../db/embedded/engine-record.ts';
import { endRemains } from '../db/embedded/postmaster-remains.ts';
import { requireWholeDatabase } from '../db/embedded/require-whole-database.ts';
import { RunningServer } from '../db/embedded/running-server.ts';
import { StartError } from '../start-error.ts';
import { TarWriter } from './tar.ts';

export const MANIFEST = 'tandem-backup.json';

/** What lives only while a server does, and what the backup gets in its own way. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL.*|pg_stat_tmp\/.*|pg_replslot\/.*|backup_label|(.*\/)?pgsql_tmp.*)$/;

/**
 * Writes database and uploaded files of a data folder into one archive: while the product runs, if
 * its engine is PostgreSQL, or while it is stopped.
 */
export async function writeBackup(dataDir: string, target: string): Promise<void> {
  const record = readEngineRecord(dataDir);
  const major = record && requireWholeDatabase(record.folder, record.filled);
  if (!record || major === undefined) {
    throw new StartError(`There is no database in ${dataDir} to back up.`);
  }
  const draft = `${target}.new`;
  const gzip = createGzip();
  const file = gzip.pipe(createWriteStream(draft, { mode: 0o600, flush: true }));
  const tar = new TarWriter(gzip);
  try {
    await tar.text(MANIFEST, JSON.stringify({ engine: record.engine, major }));
    await backUpDatabase(tar, dataDir, record.folder, record.engine);
    // After the database: each file it knows was there before it knew it.
    if (existsSync(join(dataDir, 'files'))) await addFolder(tar, join(dataDir, 'files'), 'files');
    await tar.end();
    await finished(file);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function backUpDatabase(tar: TarWriter, dataDir: string, folder: string, engine: string) {
  const unlock = await lockDataDir(dataDir).catch((error: Error) => error);
  if (unlock instanceof Error) {
    if (engine === 'postgres') return backUpRunning(tar, folder);
    throw new StartError(`${unlock.message} PGlite can be backed up only while it is stopped.`);
  }
  try {
    if (engine === 'postgres') await endRemains(folder);
    await addFolder(tar, folder, 'database');
  } finally {
    await unlock();
  }
}

/** As PostgreSQL wants it: between a start and a stop, with what it logged meanwhile. */
async function backUpRunning(tar: TarWriter, folder: string): Promise<void> {
  const server = await RunningServer.connect(folder);
  try {
    await server.startBackup();
    await addFolder(tar, folder, 'database', /^(pg_wal\/.+|global\/pg_control)$/);
    await addFile(tar, join(folder, 'global', 'pg_control'), 'database/global/pg_control');
    const { label, log } = await server.stopBackup();
    await tar.text('database/backup_label', label);
    for (const name of log) {
      await addFile(tar, join(folder, 'pg_wal', name), `database/pg_wal/${name}`);
    }
  } finally {
    await server.close();
  }
}

async function addFolder(tar: TarWriter, folder: string, as: string, without?: RegExp) {
  await tar.folder(as);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (LEFT_OUT.test(name) || (without?.test(name) && !entry.isDirectory())) continue;
    if (entry.isDirectory()) await tar.folder(`${as}/${name}`);
    else if (entry.isFile()) await addFile(tar, path, `${as}/${name}`);
  }
}

async function addFile(tar: TarWriter, path: string, name: string): Promise<void> {
  // Tables may be dropped while we read.
  const found = await stat(path).catch(() => undefined);
  if (found) await tar.file(name, path, found.size);
}
