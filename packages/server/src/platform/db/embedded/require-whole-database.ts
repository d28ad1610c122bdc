import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

const WHAT_TO_DO =
  'Nothing was changed. Bring the files back, npm run restore a backup, or npm run db:reset to begin anew';

/**
 * The major version of the database in a folder, or undefined where there is none yet. Refuses what
 * is neither: to make a new database over the remains of an old one would end all hope for it.
 */
export function requireWholeDatabase(folder: string, filled: boolean): number | undefined {
  if (!existsSync(folder)) {
    if (!filled) return undefined;
    throw new StartError(`The database folder ${folder} is gone. ${WHAT_TO_DO}.`);
  }
  const files = readdirSync(folder);
  if (files.length === 0 && !filled) return undefined;
  const version = files.includes('PG_VERSION')
    ? Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'), 10)
    : Number.NaN;
  const missing = ['global', 'base', 'pg_wal'].find((name) => !files.includes(name));
  if (Number.isNaN(version) || missing) {
    const lacks = Number.isNaN(version) ? 'a readable PG_VERSION' : `its folder ${missing}`;
    throw new StartError(`The database in ${folder} is damaged: it lacks ${lacks}. ${WHAT_TO_DO}.`);
  }
  return version;
}
