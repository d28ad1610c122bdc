import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Log } from '../../log/create-log.ts';
import type { Database } from '../database.ts';
import { openPostgres } from '../open-postgres.ts';
import { PASSWORD_FILE, ROLE } from './initialise-cluster.ts';
import type { PostgresPlan } from './plan-postgres.ts';
import { Postmaster } from './postmaster.ts';
import { fitsSocket, serverSettings, type Transport } from './postmaster-settings.ts';

export interface EmbeddedPostgresSetup {
  plan: PostgresPlan;
  dataDir: string;
  poolSize: number;
  log: Log;
}

/** Connections beside the pool's: jobs, listener, health, backup, and those kept for superusers. */
const OTHER_CONNECTIONS = 20;
const DATABASE = 'postgres';

/** Starts PostgreSQL on the planned files and opens it as any other server. */
export async function openEmbeddedPostgres(setup: EmbeddedPostgresSetup): Promise<Database> {
  const { plan, log, poolSize } = setup;
  const transport = await chooseTransport(plan.folder);
  const connectionString = addressOf(plan.folder, transport);
  const postmaster = await Postmaster.start(
    {
      ...plan,
      connectionString,
      settings: serverSettings(transport, poolSize + OTHER_CONNECTIONS),
      logFile: join(setup.dataDir, 'postgres.log'),
    },
    log,
  );
  const database = await openPostgres({
    connectionString,
    poolSize,
    log,
    description: describe(plan, setup.dataDir),
  });
  return {
    ...database,
    // Not the files' own folder, which is somebody else's and private when root lends PostgreSQL.
    filesIn: dirname(plan.folder),
    async close() {
      await database.close();
      await postmaster.stop();
    },
  };
}

/** Elsewhere than in the data folder is something that whoever moves or backs up must know. */
function describe({ programs, account, folder }: PostgresPlan, dataDir: string): string {
  const whose = programs.from === 'system' ? "the system's PostgreSQL" : 'PostgreSQL';
  const by = account ? `, run by the user ${account.name}` : '';
  const why =
    dirname(folder) === dataDir ? '' : `, because ${account?.name} cannot reach ${dataDir}`;
  return `${whose} ${programs.version} in ${folder}${by}${why}`;
}

async function chooseTransport(folder: string): Promise<Transport> {
  if (fitsSocket(folder)) return { kind: 'socket' };
  const password = readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();
  return { kind: 'tcp', port: await freePort(), password };
}

export function addressOf(folder: string, transport: Transport): string {
  return transport.kind === 'socket'
    ? `postgres://${ROLE}@${encodeURIComponent(folder)}/${DATABASE}`
    : `postgres://${ROLE}:${transport.password}@127.0.0.1:${transport.port}/${DATABASE}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
