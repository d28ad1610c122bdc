import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { createLog } from './create-log.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('keeps the parameters of a failed statement out', async () => {
  let written = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  const error = await db.root
    .execute(sql`select * from no_such_table where email = ${'person@secret.example'}`)
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  createLog({ logLevel: 'info' }, sink).error({ err: error, email: 'person@secret.example' });
  expect(written).toContain('no_such_table');
  expect(written).not.toContain('secret.example');
});
