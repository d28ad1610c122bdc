import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/**
 * Columns that refer to another table without an index that begins with them. Removing what they
 * refer to reads their whole table, row by row of what is removed. An index over "is not null"
 * will do: the others have nothing to find.
 */
const unindexed = sql`
  select reference.conrelid::regclass::text || '.' || string_agg(own.attname, ',') as columns
  from pg_constraint reference
  join pg_attribute own on own.attrelid = reference.conrelid and own.attnum = any (reference.conkey)
  where reference.contype = 'f' and reference.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index i
      where i.indrelid = reference.conrelid
        and (i.indkey::int2[])[0:cardinality(reference.conkey) - 1] @> reference.conkey
        and (i.indpred is null
          or pg_get_expr(i.indpred, i.indrelid) = '(' || own.attname || ' IS NOT NULL)'))
  group by reference.oid, reference.conrelid order by 1`;

describe('a column that refers to another table', () => {
  it('has an index that begins with it', async () => {
    const { rows } = await db.root.execute(unindexed);
    expect(rows.map((row) => row.columns)).toEqual([]);
  });

  it('is found when it has none, or one that leaves rows out', async () => {
    await db.root.execute(
      sql`create table bare (id int primary key, parent_id int references bare, other_id int)`,
    );
    await db.root.execute(sql`create index on bare (other_id, parent_id)`);
    await db.root.execute(sql`create index on bare (parent_id) where other_id = 1`);
    const { rows } = await db.root.execute(unindexed);
    expect(rows).toEqual([{ columns: 'bare.parent_id' }]);
    await db.root.execute(sql`create index on bare (parent_id) where parent_id is not null`);
    expect((await db.root.execute(unindexed)).rows).toEqual([]);
  });
});
