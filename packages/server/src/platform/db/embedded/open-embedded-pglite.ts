import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { StartError } from '../../start-error.ts';
import type { Database } from '../database.ts';
import { fromPgliteClient } from '../open-pglite.ts';

/** The PostgreSQL that this PGlite is made of. */
const MAJOR = 18;

export interface EmbeddedPgliteSetup {
  folder: string;
  /** Of the files that are there. */
  major?: number;
  /** Why it is not PostgreSQL. */
  reason: string;
}

/** Opens PGlite on a folder, whose files were found whole before. */
export async function openEmbeddedPglite(setup: EmbeddedPgliteSetup): Promise<Database> {
  const { folder, major = MAJOR, reason } = setup;
  if (major !== MAJOR) {
    throw new StartError(
      `The database in ${folder} was filled by version ${major} of its engine, and this Tandem has ${MAJOR}: start the Tandem that filled it. Nothing was changed.`,
    );
  }
  if (!existsSync(folder)) await makeFiles(folder);
  try {
    const database = fromPgliteClient(await PGlite.create({ dataDir: folder }));
    return { ...database, description: describe(folder, reason) };
  } catch (error) {
    throw new StartError(
      `PGlite cannot open the database in ${folder} (${(error as Error).message}): its files are damaged. Npm run restore a backup.`,
    );
  }
}

/**
 * PGlite cannot open a folder whose creation was cut off (Ctrl-C during the first start), so the
 * files are made under another name and appear whole or not at all.
 */
async function makeFiles(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: draft })).close();
  await rename(draft, folder);
}

function describe(folder: string, reason: string): string {
  return `PGlite in ${folder}, because ${reason}. One statement at a time; a power cut may lose what was saved last`;
}
