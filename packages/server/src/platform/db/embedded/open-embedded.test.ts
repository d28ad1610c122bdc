import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { newDataDir } from '../../../testing/new-data-dir.ts';
import { silentLog, testConfig } from '../../../testing/test-config.ts';
import type { Database } from '../database.ts';
import { readEngineRecord } from './engine-record.ts';
import { openEmbedded } from './open-embedded.ts';
import { isRoot } from './run-as.ts';

function open(dataDir: string, env: Record<string, string> = {}): Promise<Database> {
  return openEmbedded(testConfig({ DATA_DIR: dataDir, ...env }), silentLog);
}

/** A folder with a database that was closed, and one row in it; made once and copied. */
let template: string;
beforeAll(async () => {
  template = newDataDir();
  const db = await open(template);
  await db.root.execute(sql`create table kept as select 'what was written' as text`);
  await db.close();
  return () => rmSync(template, { recursive: true });
});

function filled(): string {
  const dataDir = newDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  execFileSync('cp', ['-a', `${template}/.`, dataDir]);
  return dataDir;
}

async function kept(db: Database): Promise<unknown> {
  const { rows } = await db.root.execute(sql`select text from kept`);
  return rows[0]?.text;
}

/** What would differ if somebody had written: every file with its size and time. */
function fingerprint(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs, ctimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs} ${ctimeMs}`;
    })
    .sort();
}

const processOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

it('makes a durable PostgreSQL with checksums on a private socket', async () => {
  const dataDir = filled();
  const db = await open(dataDir);
  onTestFinished(() => db.close());
  const settings = [
    ...['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'],
    ...['server_encoding', 'listen_addresses', 'unix_socket_directories', 'TimeZone'],
  ];
  const { rows } = await db.root.execute(
    sql`select name, setting from pg_settings where name in ${settings}`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    listen_addresses: '',
    unix_socket_directories: '.',
    TimeZone: 'UTC',
  });
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  expect(await kept(db)).toBe('what was written');
});

it('knows the letters of all languages', async () => {
  const db = await open(filled());
  onTestFinished(() => db.close());
  const { rows } = await db.root.execute(sql`select lower('ÄÉЯ') as lower`);
  expect(rows).toEqual([{ lower: 'äéя' }]);
});

it('starts a server again that was killed', async () => {
  const dataDir = filled();
  const db = await open(dataDir);
  onTestFinished(() => db.close());
  const before = processOf(dataDir);
  process.kill(before, 'SIGKILL');
  await vi.waitFor(async () => expect(await kept(db)).toBe('what was written'), {
    timeout: 20_000,
  });
  expect(processOf(dataDir)).not.toBe(before);
});

it('takes over from a process id that belongs to somebody else by now', async () => {
  const dataDir = filled();
  // As a container leaves it: the same low numbers come again.
  const lock = `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n.\n\n  1 1\nready\n`;
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), lock);
  const db = await open(dataDir);
  expect(await kept(db)).toBe('what was written');
  await db.close();
});

it('reaches its server through TCP with a password where the path is too long for a socket', async () => {
  const outer = newDataDir();
  const dataDir = join(outer, 'a-long-name'.repeat(10));
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const db = await open(dataDir);
  const { rows } = await db.root.execute(
    sql`select host(inet_client_addr()) as host, type, auth_method
          from pg_hba_file_rules where address = '127.0.0.1' and database = '{all}'`,
  );
  await db.close();
  expect(rows).toEqual([{ host: '127.0.0.1', type: 'host', auth_method: 'scram-sha-256' }]);
});

it.runIf(isRoot())('opens files that root copied', async () => {
  const dataDir = filled();
  const copy = newDataDir();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  await cp(dataDir, copy, { recursive: true });
  const db = await open(copy);
  expect(await kept(db)).toBe('what was written');
  await db.close();
});

it.runIf(isRoot())(
  'keeps the files elsewhere and says so where the account cannot reach the data folder',
  async () => {
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o700);
    const db = await open(dataDir);
    const folder = readEngineRecord(dataDir)?.folder ?? '';
    onTestFinished(() => {
      rmSync(dataDir, { recursive: true });
      rmSync(dirname(folder), { recursive: true });
    });
    await db.root.execute(sql`create table kept as select 'what was written' as text`);
    expect(folder).toMatch(/^\/var\/lib\/tandem\/\w+\/postgres$/);
    expect(db.description).toContain(`in ${folder}`);
    expect(db.description).toContain(`cannot reach ${dataDir}`);
    await db.close();

    // A copy of the data folder names the same database: one at a time.
    const copy = newDataDir();
    onTestFinished(() => rmSync(copy, { recursive: true }));
    await cp(dataDir, copy, { recursive: true });
    const again = await open(dataDir);
    // The same words as at first, though only the number of its owner is known from the files.
    expect(again.description).toBe(db.description);
    await expect(open(copy)).rejects.toThrow(/already uses the data folder/);
    expect(await kept(again)).toBe('what was written');
    await again.close();
  },
);

it('opens a folder by the engine that filled it only', async () => {
  const dataDir = filled();
  await expect(open(dataDir, { EMBEDDED_ENGINE: 'pglite' })).rejects.toThrow(
    /^The data folder .* was filled by PostgreSQL .*EMBEDDED_ENGINE.*\.$/,
  );
});

it.each([
  {
    damage: 'PG_VERSION is missing',
    does: (folder: string) => unlinkSync(join(folder, 'PG_VERSION')),
    says: /damaged: it lacks a readable PG_VERSION\. Nothing was changed\./,
  },
  {
    damage: 'a folder is missing',
    does: (folder: string) => renameSync(join(folder, 'pg_wal'), join(folder, 'pg_lost')),
    says: /damaged: it lacks its folder pg_wal/,
  },
  {
    damage: 'a newer version filled it',
    does: (folder: string) => writeFileSync(join(folder, 'PG_VERSION'), '99\n'),
    says: /filled by PostgreSQL 99, and no PostgreSQL 99 runs here/,
  },
])('refuses in one sentence and writes nothing when $damage', async ({ does, says }) => {
  const dataDir = filled();
  const folder = join(dataDir, 'postgres');
  does(folder);
  const before = fingerprint(folder);
  await expect(open(dataDir)).rejects.toThrow(says);
  expect(fingerprint(folder)).toEqual(before);
  expect(existsSync(join(dataDir, 'db'))).toBe(false);
});

it('refuses in one sentence when the control file is damaged', async () => {
  const dataDir = filled();
  truncateSync(join(dataDir, 'postgres', 'global', 'pg_control'), 100);
  await expect(open(dataDir)).rejects.toThrow(
    /^PostgreSQL cannot open the database in .*pg_control.* npm run restore a backup\.$/,
  );
});

it('refuses in one sentence when the files are gone, and makes no new ones', async () => {
  const dataDir = filled();
  renameSync(join(dataDir, 'postgres'), join(dataDir, 'put-away'));
  await expect(open(dataDir)).rejects.toThrow(/^The database folder .* is gone\. .*db:reset/);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

it('makes a database after a first start that was cut off', async () => {
  const dataDir = newDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true });
  writeFileSync(
    join(dataDir, 'engine.json'),
    JSON.stringify({ engine: 'postgres', folder: 'postgres', filled: false }),
  );
  const db = await open(dataDir);
  await db.close();
  expect(readdirSync(dataDir)).toEqual(['engine.json', 'in-use', 'postgres', 'postgres.log']);
});

it.runIf(isRoot())('goes by PGlite and says why where no other user may be taken', async () => {
  const dataDir = newDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  // Root in name only, as in a container without the right to change users.
  const drop = ['--bounding-set=-setuid,-setgid', '--inh-caps=-setuid,-setgid'];
  const said = execFileSync('setpriv', [...drop, process.execPath, '-e', DESCRIBE, dataDir], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  expect(said).toContain('PGlite in');
  expect(said).toContain('does not run as root, and no other user may be taken here');
  expect(said).toContain('a power cut may lose');
});

const DESCRIBE = `
  import(${JSON.stringify(new URL('./open-embedded.ts', import.meta.url).href)}).then(async ({ openEmbedded }) => {
    const config = { dataDir: process.argv[1], embeddedEngine: 'auto', databasePoolSize: 2 };
    const db = await openEmbedded(config, console);
    console.log(db.description);
    await db.close();
  });
`;
