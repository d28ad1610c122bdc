import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const one = sql`select 1 as one`;

describe('a transaction', () => {
  it('refuses a statement on the root handle instead of hanging', async () => {
    await expect(db.transaction(async () => db.root.execute(one))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('pass the transaction') },
    });
  });

  it('refuses a second transaction inside it', async () => {
    await expect(
      db.transaction(async () => db.transaction(async (tx) => tx.execute(one))),
    ).rejects.toThrow(/while a transaction is open/);
  });

  it('undoes everything when its work throws, and leaves the handle usable', async () => {
    await db.root.execute(sql`create table guard_probe (n int)`);
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into guard_probe values (1)`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const { rows } = await db.root.execute(sql`select * from guard_probe`);
    expect(rows).toEqual([]);
  });

  it('calls back after its commit, in order, and not when it was undone', async () => {
    const called: string[] = [];
    await db.transaction(async (tx) => {
      db.afterCommit(() => called.push('one'));
      db.afterCommit(() => called.push('two'));
      await tx.execute(one);
      called.push('work');
    });
    const failing = db.transaction(async () => {
      db.afterCommit(() => called.push('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    db.afterCommit(() => called.push('at once'));
    expect(called).toEqual(['work', 'one', 'two', 'at once']);
  });

  it('does not trouble work that was started by it but runs after it', async () => {
    let later: Promise<unknown> | undefined;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await db.transaction(async (tx) => {
      later = gate.then(() => db.root.execute(one));
      await tx.execute(one);
    });
    release();
    await expect(later).resolves.toBeDefined();
  });
});
