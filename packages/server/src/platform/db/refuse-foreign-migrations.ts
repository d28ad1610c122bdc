import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../start-error.ts';
import type { Queryable } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/**
 * Stops the start on a database whose tables are not as this version knows them: a newer version
 * was here, or one whose migrations are gone. To serve it would be to guess what its columns mean.
 */
export async function refuseForeignMigrations(db: Queryable): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  const hashes = new Set(known.map(({ hash }) => hash));
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const foreign = (await appliedMigrations(db)).find(({ hash }) => !hashes.has(hash));
  if (!foreign) return;
  throw new StartError(
    Number(foreign.createdAt) > newest
      ? 'The database was changed by a newer version of Tandem: start that version, or npm run restore a backup from before. Nothing was changed.'
      : 'The database was made by another version of Tandem, whose tables this one does not know: start that version, or npm run db:reset to begin anew. Nothing was changed.',
  );
}

interface AppliedMigration extends Record<string, unknown> {
  hash: string;
  createdAt: string;
}

async function appliedMigrations(db: Queryable): Promise<AppliedMigration[]> {
  const { rows: found } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!found[0]?.isThere) return [];
  const { rows } = await db.execute<AppliedMigration>(
    sql`select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations`,
  );
  return rows;
}
