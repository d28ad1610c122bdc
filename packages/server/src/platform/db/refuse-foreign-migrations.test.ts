import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  return () => db.close();
});

it('starts again on what it migrated itself', async () => {
  await db.migrate();
});

it('refuses a database that a newer version changed', async () => {
  await db.root.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15)`,
  );
  await expect(db.migrate()).rejects.toThrow(
    /^The database was changed by a newer version of Tandem: .*restore.* Nothing was changed\.$/,
  );
});

it('refuses a database whose migrations are not ours', async () => {
  await db.root.execute(sql`update drizzle.__drizzle_migrations set hash = 'other'`);
  await expect(db.migrate()).rejects.toThrow(
    /^The database was made by another version of Tandem, .*db:reset.* Nothing was changed\.$/,
  );
});
