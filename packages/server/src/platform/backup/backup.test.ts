import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newDataDir } from '../../testing/new-data-dir.ts';
import { silentLog, testConfig } from '../../testing/test-config.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

function folder(): string {
  const made = newDataDir();
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

function open(dataDir: string, engine: string): Promise<Database> {
  return openEmbedded(testConfig({ DATA_DIR: dataDir, EMBEDDED_ENGINE: engine }), silentLog);
}

async function fill(dataDir: string, engine: string): Promise<Database> {
  const db = await open(dataDir, engine);
  await db.root.execute(sql`create table kept as select n from generate_series(1, 5000) n`);
  mkdirSync(join(dataDir, 'files', 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'uploads', 'picture.png'), 'a picture');
  return db;
}

async function count(db: Database): Promise<unknown> {
  return (await db.root.execute(sql`select count(*)::int as n from kept`)).rows[0]?.n;
}

describe.each(['postgres', 'pglite'])('a backup of %s', (engine) => {
  it('brings back the database and the uploads of a stopped product', async () => {
    const [from, to] = [folder(), folder()];
    await (await fill(from, engine)).close();
    const archive = join(folder(), 'backup.tar.gz');
    await writeBackup(from, archive);
    await restoreBackup(to, archive, false);
    const db = await open(to, engine);
    expect(await count(db)).toBe(5000);
    await db.close();
    expect(readFileSync(join(to, 'files', 'uploads', 'picture.png'), 'utf8')).toBe('a picture');
  });
});

it('is whole when it was taken from a running PostgreSQL in the middle of writes', async () => {
  const [from, to] = [folder(), folder()];
  const db = await fill(from, 'postgres');
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
  await writeBackup(from, archive);
  writing = false;
  await writer;
  await db.close();

  await restoreBackup(to, archive, false);
  const restored = await open(to, 'postgres');
  expect(await count(restored)).toBeGreaterThanOrEqual(5000 + before);
  expect(await count(restored)).toBeLessThanOrEqual(5000 + written);
  await restored.close();
});

it('replaces nothing unless told to, and then all of it', async () => {
  const [from, to] = [folder(), folder()];
  await (await fill(from, 'postgres')).close();
  const archive = join(folder(), 'backup.tar.gz');
  await writeBackup(from, archive);
  const other = await open(to, 'postgres');
  await other.root.execute(sql`create table kept as select 1 as n`);
  await other.close();
  await expect(restoreBackup(to, archive, false)).rejects.toThrow(/--force.* Nothing was changed/);
  await restoreBackup(to, archive, true);
  const db = await open(to, 'postgres');
  expect(await count(db)).toBe(5000);
  await db.close();
});

it('changes nothing when the archive is damaged', async () => {
  const [from, to] = [folder(), folder()];
  await (await fill(from, 'postgres')).close();
  const archive = join(folder(), 'backup.tar.gz');
  await writeBackup(from, archive);
  writeFileSync(archive, readFileSync(archive).subarray(0, 20_000));
  await (await fill(to, 'postgres')).close();
  await expect(restoreBackup(to, archive, true)).rejects.toThrow(/cannot be read as a backup/);
  const db = await open(to, 'postgres');
  expect(await count(db)).toBe(5000);
  await db.close();
  expect(existsSync(join(to, 'postgres.restoring'))).toBe(false);
});
