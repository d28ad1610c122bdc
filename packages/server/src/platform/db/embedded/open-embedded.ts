import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../log/create-log.ts';
import { StartError } from '../../start-error.ts';
import { lockDataDir } from '../data-dir-lock.ts';
import type { Database } from '../database.ts';
import { DEFAULT_FOLDER, readEngineRecord, writeEngineRecord } from './engine-record.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { openEmbeddedPglite } from './open-embedded-pglite.ts';
import { openEmbeddedPostgres } from './open-embedded-postgres.ts';
import { type PostgresPlan, planNewPostgres, planOldPostgres } from './plan-postgres.ts';
import { requireWholeDatabase } from './require-whole-database.ts';

/**
 * Opens the database in the data folder: by the engine that filled it, or for a first start by
 * PostgreSQL where it can run and by PGlite where it cannot.
 */
export async function openEmbedded(config: Config, log: Log): Promise<Database> {
  const unlock = await lockDataDir(config.dataDir);
  try {
    const database = await openFilled(config, log);
    return withUnlock(database ?? (await openFirst(config, log)), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openFilled(config: Config, log: Log): Promise<Database | undefined> {
  const { dataDir, embeddedEngine: wanted } = config;
  const record = readEngineRecord(dataDir);
  const major = record && requireWholeDatabase(record.folder, record.filled);
  if (!record || major === undefined) return undefined;
  const { engine, folder } = record;
  if (wanted !== 'auto' && wanted !== engine) {
    throw new StartError(
      `The data folder ${dataDir} was filled by ${NAMES[engine]} and is opened by no other engine: unset EMBEDDED_ENGINE, or use another DATA_DIR.`,
    );
  }
  if (engine === 'pglite') {
    const reason = wanted === 'pglite' ? 'EMBEDDED_ENGINE asks for it' : 'it filled this folder';
    return openEmbeddedPglite({ folder, major, reason });
  }
  const plan = await planOldPostgres(folder, major);
  if (!record.filled) await writeEngineRecord(dataDir, { ...record, filled: true });
  return openLocked(plan, config, log);
}

async function openFirst(config: Config, log: Log): Promise<Database> {
  const { dataDir, embeddedEngine: wanted } = config;
  if (wanted === 'pglite') return makePglite(dataDir, 'EMBEDDED_ENGINE asks for it');
  const plan = await planNewPostgres(dataDir);
  const reason = typeof plan === 'string' ? plan : await makePostgres(plan, dataDir);
  if (typeof plan !== 'string' && reason === undefined) return openLocked(plan, config, log);
  if (wanted === 'postgres') {
    throw new StartError(`EMBEDDED_ENGINE=postgres cannot be had: ${reason}.`);
  }
  return makePglite(dataDir, String(reason));
}

/** Returns why it could not be made, if it could not. */
async function makePostgres(plan: PostgresPlan, dataDir: string): Promise<string | undefined> {
  const record = { engine: 'postgres', folder: plan.folder } as const;
  // First the place, then the files: a start that is cut off in between finds both again.
  await writeEngineRecord(dataDir, { ...record, filled: false });
  try {
    await initialiseCluster(plan);
  } catch (error) {
    await rm(join(dataDir, 'engine.json'), { force: true });
    if (dirname(plan.folder) !== dataDir) await rm(dirname(plan.folder), { recursive: true });
    return error instanceof StartError ? error.message : String(error);
  }
  await writeEngineRecord(dataDir, { ...record, filled: true });
}

async function makePglite(dataDir: string, reason: string): Promise<Database> {
  const record = { engine: 'pglite', folder: join(dataDir, DEFAULT_FOLDER.pglite) } as const;
  await writeEngineRecord(dataDir, { ...record, filled: false });
  const database = await openEmbeddedPglite({ folder: record.folder, reason });
  await writeEngineRecord(dataDir, { ...record, filled: true });
  return database;
}

/** A database that lies elsewhere may be named by the copy of a data folder too. */
async function openLocked(plan: PostgresPlan, { dataDir, databasePoolSize }: Config, log: Log) {
  const place = dirname(plan.folder);
  const unlock = place === dataDir ? async () => {} : await lockDataDir(place);
  try {
    const database = await openEmbeddedPostgres({ plan, dataDir, poolSize: databasePoolSize, log });
    return withUnlock(database, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

function withUnlock(database: Database, unlock: () => Promise<void>): Database {
  return {
    ...database,
    async close() {
      await database.close();
      await unlock();
    },
  };
}

const NAMES = { postgres: 'PostgreSQL', pglite: 'PGlite' };
