import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPrograms, type Programs } from '../platform/db/embedded/find-programs.ts';
import { localeFlags } from '../platform/db/embedded/initialise-cluster.ts';
import {
  type Account,
  accountToLend,
  as,
  canReach,
  isRoot,
} from '../platform/db/embedded/run-as.ts';
import { freePort } from './free-port.ts';
import { descendantsOf } from './process-tree.ts';

const run = promisify(execFile);

/**
 * Nothing here outlives the machine, so nothing waits for a disk: cloning and dropping a database per
 * test file costs two checkpoints each. Commits are still written, so that a restart finds them.
 */
const FOR_TESTS = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'shared_buffers=128MB',
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

export interface PostgresCluster {
  /** Address of a database in the cluster. */
  urlOf(database: string): string;
  /** Stops the server at once and starts it again on the same port, after something meanwhile. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** The ids of the server and of all its processes. */
  processes(): number[];
  /** Resolves when nobody holds a transaction open any more. */
  untilNoTransactionIsOpen(): Promise<void>;
  stop(): Promise<void>;
}

/** A throw-away PostgreSQL server on a free port: the program that the product embeds. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const { folder, account, programs } = await prepare();
  const data = join(folder, 'data');
  const options = as(account);
  const port = await freePort();

  await run(
    join(programs.bin, 'initdb'),
    [
      ...['-D', data, '-U', 'tandem', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      ...localeFlags(programs.major),
    ],
    options,
  );
  const settings = `-p ${port} -k ${folder} ${FOR_TESTS.map((setting) => `-c ${setting}`).join(' ')}`;
  const control = (...args: string[]) =>
    run(
      join(programs.bin, 'pg_ctl'),
      ['-D', data, '-w', '-l', join(folder, 'log'), ...args],
      options,
    );
  await control('-o', settings, 'start');

  const urlOf = (database: string) => `postgres://tandem@127.0.0.1:${port}/${database}`;
  return {
    urlOf,
    async restart(meanwhile) {
      await control('-m', 'immediate', 'stop');
      await meanwhile?.();
      await control('-o', settings, 'start');
    },
    processes() {
      const server = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
      return [server, ...descendantsOf(server)];
    },
    untilNoTransactionIsOpen: () => untilNoTransactionIsOpen(urlOf('postgres')),
    async stop() {
      await control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilNoTransactionIsOpen(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (let open = 1; open > 0; ) {
    const { rows } = await client.query(
      `select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%'`,
    );
    open = rows[0].open;
  }
  await client.end();
}

/** Programs that run here, who runs them, and a folder of theirs; says why when there are none. */
async function prepare(): Promise<{
  folder: string;
  account: Account | undefined;
  programs: Programs;
}> {
  const account = isRoot() ? await accountToLend() : undefined;
  if (isRoot() && !account) {
    throw new Error('PostgreSQL does not run as root, and no other account may be taken here');
  }
  const folder = await reachableFolder(account);
  // Beside the folder, so that the copy of a private package is made once and not per cluster.
  const copyTo = join(folder, '..', 'tandem-programs');
  const programs = await findPrograms({ account, copyTo });
  if (!programs) {
    rmSync(folder, { recursive: true });
    throw new Error(
      `No PostgreSQL runs here: neither npm's for ${process.platform}-${process.arch} nor one of the system`,
    );
  }
  return { folder, account, programs };
}

async function reachableFolder(account: Account | undefined): Promise<string> {
  for (const parent of [tmpdir(), '/tmp']) {
    const folder = mkdtempSync(join(parent, 'tandem-pg-'));
    if (account) chownSync(folder, account.uid, account.gid);
    if (await canReach(folder, account)) return folder;
    rmSync(folder, { recursive: true });
  }
  throw new Error(`${account?.name} can reach neither ${tmpdir()} nor /tmp`);
}
