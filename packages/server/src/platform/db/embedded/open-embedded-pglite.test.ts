import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbeddedPglite } from './open-embedded-pglite.ts';

it('creates the database afresh after a first start that was cut off', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-pglite-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, 'db.new', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'db.new', 'PG_VERSION'), '18\n');

  const db = await openEmbeddedPglite({ folder: join(dataDir, 'db'), reason: 'a test' });
  const { rows } = await db.root.execute(sql`select 1 as one`);
  await db.close();
  expect(rows).toEqual([{ one: 1 }]);
});
