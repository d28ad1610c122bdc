import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataDir } from '../../testing/new-data-dir.ts';
import { silentLog, testConfig } from '../../testing/test-config.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const made: string[] = [];
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true });
});

function folder(): string {
  const path = newDataDir();
  made.push(path);
  return path;
}

function open(dataDir: string): Promise<Database> {
  return openEmbedded(testConfig({ DATA_DIR: dataDir, EMBEDDED_ENGINE: 'postgres' }), silentLog);
}

async function count(db: Database): Promise<unknown> {
  return (await db.root.execute(sql`select count(*)::int as n from kept`)).rows[0]?.n;
}

async function countIn(dataDir: string): Promise<unknown> {
  const db = await open(dataDir);
  try {
    return await count(db);
  } finally {
    await db.close();
  }
}

/** A stopped product with 5000 rows and an upload, and its backup. Made once: it takes seconds. */
async function backedUp() {
  const dataDir = folder();
  const db = await open(dataDir);
  await db.root.execute(sql`create table kept as select n from generate_series(1, 5000) n`);
  await db.close();
  mkdirSync(join(dataDir, 'files', 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'uploads', 'picture.png'), 'a picture');
  const archive = join(folder(), 'backup.tar.gz');
  await writeBackup(dataDir, archive);
  return { dataDir, archive };
}

let source: Awaited<ReturnType<typeof backedUp>>;
beforeAll(async () => {
  source = await backedUp();
});

it('brings back the database and the uploads of a stopped product', async () => {
  const to = folder();
  await restoreBackup(to, source.archive, false);
  expect(await countIn(to)).toBe(5000);
  expect(readFileSync(join(to, 'files', 'uploads', 'picture.png'), 'utf8')).toBe('a picture');
});

it('changes nothing when the archive is damaged', async () => {
  const { dataDir, archive } = source;
  const damaged = join(folder(), 'damaged.tar.gz');
  writeFileSync(damaged, readFileSync(archive).subarray(0, 20_000));
  await expect(restoreBackup(dataDir, damaged, true)).rejects.toThrow(/cannot be read as a backup/);
  expect(existsSync(join(dataDir, 'postgres.restoring'))).toBe(false);
  expect(await countIn(dataDir)).toBe(5000);
});

// From here on the folder has more rows than its backup.
it('is whole when it was taken from a running PostgreSQL in the middle of writes', async () => {
  const db = await open(source.dataDir);
  let writing = true;
  let written = 0;
  const writer = (async () => {
    while (writing) {
      await db.root.execute(sql`insert into kept select generate_series(1, 100)`);
      written += 100;
    }
  })();
  const archive = join(folder(), 'backup.tar.gz');
  const before = written;
  await writeBackup(source.dataDir, archive);
  writing = false;
  await writer;
  await db.close();

  const to = folder();
  await restoreBackup(to, archive, false);
  const restored = await countIn(to);
  expect(restored).toBeGreaterThanOrEqual(5000 + before);
  expect(restored).toBeLessThanOrEqual(5000 + written);
});

it('replaces nothing unless told to, and then all of it', async () => {
  const { dataDir, archive } = source;
  const db = await open(dataDir);
  await db.root.execute(sql`insert into kept values (1)`);
  const rows = await count(db);
  await db.close();
  expect(rows).toBeGreaterThan(5000);
  writeFileSync(join(dataDir, 'files', 'uploads', 'later.png'), 'another picture');
  const refused = restoreBackup(dataDir, archive, false);
  await expect(refused).rejects.toThrow(/--force.* Nothing was changed/);
  expect(existsSync(join(dataDir, 'files', 'uploads', 'later.png'))).toBe(true);
  await restoreBackup(dataDir, archive, true);
  expect(await countIn(dataDir)).toBe(5000);
  expect(existsSync(join(dataDir, 'files', 'uploads', 'later.png'))).toBe(false);
});
