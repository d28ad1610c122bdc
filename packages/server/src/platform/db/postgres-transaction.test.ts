import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.root.execute(sql`create table probe (n int unique)`);
});
afterAll(() => db.close());

const insert = (n: number) => sql`insert into probe values (${n})`;
const stored = async (n: number) =>
  (await db.root.execute(sql`select n from probe where n = ${n}`)).rows.length;

it('does not pass for done when a statement failed and nobody said so', async () => {
  await db.root.execute(insert(1));
  const swallowing = db.transaction(async (tx) => {
    await tx.execute(insert(2));
    await tx.execute(insert(1)).then(undefined, () => {});
  });
  await expect(swallowing).rejects.toThrow('swallowed');
  expect(await stored(2)).toBe(0);
});

it('tells others with its commit, and nothing when it is undone', async () => {
  const heard: string[] = [];
  await db.listen(
    'probe',
    (payload) => heard.push(payload),
    () => {},
  );
  await db
    .transaction(async (tx) => {
      await db.notify(tx, 'probe', ['never']);
      await tx.execute(insert(1));
    })
    .catch(() => {});
  await db.transaction((tx) => db.notify(tx, 'probe', ['alone']));
  await db.transaction(async (tx) => {
    await db.notify(tx, 'probe', ['first']);
    await db.notify(tx, 'probe', [`'; second \\`]);
    await tx.execute(insert(3));
  });
  await vi.waitFor(() => expect(heard).toEqual(['alone', 'first', `'; second \\`]));
});

it('is undone as a whole when what it tells cannot be told', async () => {
  const tooLong = db.transaction(async (tx) => {
    await tx.execute(insert(4));
    await db.notify(tx, 'probe', ['x'.repeat(9000)]);
  });
  await expect(tooLong).rejects.toThrow(/payload string too long/);
  expect(await stored(4)).toBe(0);
  await db.transaction((tx) => tx.execute(insert(5)));
  expect(await stored(5)).toBe(1);
});

it('asks nothing of the database when its work does not', async () => {
  expect(await db.transaction(async () => 'nothing')).toBe('nothing');
  await expect(
    db.transaction(async () => {
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
});

it('keeps the statements of many at once apart', async () => {
  await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      db
        .transaction(async (tx) => {
          await Promise.all([tx.execute(insert(1000 + i)), tx.execute(insert(2000 + i))]);
          if (i % 3 === 0) throw new Error('undone');
        })
        .catch(() => {}),
    ),
  );
  const { rows } = await db.root.execute(sql`select n from probe where n >= 1000`);
  expect(rows).toHaveLength(80);
});
