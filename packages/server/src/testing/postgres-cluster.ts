import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);

export interface PostgresCluster {
  /** Address of a database in the cluster. */
  urlOf(database: string): string;
  /** Stops the server at once and starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A throw-away PostgreSQL server on a free port. PostgreSQL refuses to run as root, so root lends
 * it to an ordinary account of the system.
 */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const binaries = findPostgresBinaries();
  if (!binaries) throw new Error('PostgreSQL binaries were not found');
  const identity = unprivilegedIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'tandem-pg-'));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder };
  const port = await freePort();

  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'tandem', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c shared_buffers=128MB`;
  const control = (...args: string[]) =>
    run(join(binaries, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), ...args], options);
  await control('-o', settings, 'start');

  return {
    urlOf: (database) => `postgres://tandem@127.0.0.1:${port}/${database}`,
    async restart() {
      await control('-m', 'immediate', 'stop');
      await control('-o', settings, 'start');
    },
    async stop() {
      await control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivilegedIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such account; try the next.
    }
  }
  throw new Error('PostgreSQL needs an account other than root; none was found');
}
