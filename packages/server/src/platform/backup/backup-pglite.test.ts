import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { newDataDir } from '../../testing/new-data-dir.ts';
import { silentLog, testConfig } from '../../testing/test-config.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

function folder(): string {
  const made = newDataDir();
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** Files as a product on PGlite leaves them; unpacked, because making them takes seconds. */
async function stoppedProduct(): Promise<string> {
  const template = inject('databaseTemplate');
  if (template.engine !== 'pglite') throw new Error('this test runs on PGlite');
  const dataDir = folder();
  const loadDataDir = new Blob([readFileSync(template.dump)]);
  const client = await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir });
  await client.exec('create table kept as select n from generate_series(1, 5000) n');
  await client.close();
  mkdirSync(join(dataDir, 'files', 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'uploads', 'picture.png'), 'a picture');
  return dataDir;
}

it('brings back the database and the uploads of a stopped product', async () => {
  const archive = join(folder(), 'backup.tar.gz');
  await writeBackup(await stoppedProduct(), archive);
  const to = folder();
  await restoreBackup(to, archive, false);
  const config = testConfig({ DATA_DIR: to, EMBEDDED_ENGINE: 'pglite' });
  const db = await openEmbedded(config, silentLog);
  const { rows } = await db.root.execute(sql`select count(*)::int as n from kept`);
  await db.close();
  expect(rows).toEqual([{ n: 5000 }]);
  expect(readFileSync(join(to, 'files', 'uploads', 'picture.png'), 'utf8')).toBe('a picture');
});
