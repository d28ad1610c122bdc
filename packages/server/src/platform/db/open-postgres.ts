import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '../log/create-log.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { PostgresListener } from './postgres-listener.ts';
import { TransactionGuard } from './transaction-guard.ts';

export interface PostgresSource {
  connectionString: string;
  poolSize: number;
  log: Log;
  /** What people are told about it; its address if nothing else. */
  description?: string;
}

/** Any number that all our processes share and nothing else in the database uses. */
const MIGRATION_LOCK = 7_283_640;

/** Opens a pool on a PostgreSQL server. The pool outlives restarts of that server. */
export async function openPostgres(source: PostgresSource): Promise<Database> {
  const { connectionString, log } = source;
  const pool = new pg.Pool({ connectionString, max: source.poolSize, allowExitOnIdle: true });
  // Without a listener the error of an idle client (a restarted server) would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));

  const guard = new TransactionGuard();
  const root = drizzle(guarded(pool, guard), { casing: 'snake_case' });
  const inside = drizzle(pool, { casing: 'snake_case' });
  const listener = new PostgresListener(connectionString, log);

  return {
    engine: 'postgres',
    description: source.description ?? `PostgreSQL at ${new URL(connectionString).host}`,
    root: root as unknown as Queryable,
    transaction: (work) =>
      guard.run(() => inside.transaction((tx) => work(tx as unknown as Transaction))),
    afterCommit: (next) => guard.afterCommit(next),
    listen: (channel, onPayload, onGap) => listener.listen(channel, { onPayload, onGap }),
    migrate: () => migrateUnderLock(connectionString),
    jobBackend: { kind: 'postgres', connectionString },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

async function migrateUnderLock(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    // Ending the connection gives the lock back, also after a failed migration.
    await client.end();
  }
}

function guarded(pool: pg.Pool, guard: TransactionGuard): pg.Pool {
  return new Proxy(pool, {
    get(target, property) {
      const value = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (property !== 'query' && property !== 'connect') return value.bind(target);
      return (...args: unknown[]) => {
        guard.assertOutside('a statement');
        return value.apply(target, args);
      };
    },
  });
}
