import { drizzle, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '../log/create-log.ts';
import type { Database, Queryable } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { PostgresListener } from './postgres-listener.ts';
import { notifyAtCommit, runTransaction } from './postgres-transaction.ts';
import { refuseForeignMigrations } from './refuse-foreign-migrations.ts';
import { TIME_LIMITS } from './time-limits.ts';
import { TransactionGuard } from './transaction-guard.ts';
import { type Asking, WatchedPool } from './watched-pool.ts';
import { WriteWatch } from './write-watch.ts';

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
  const pool = new WatchedPool({ connectionString, size: source.poolSize, log });
  const guard = new TransactionGuard();
  const dialect = new PgDialect({ casing: 'snake_case' });
  const writes = new WriteWatch();
  const asking = watched(guarded(pool, guard), writes);
  // Drizzle asks for the driver's class but calls `query` alone.
  const session = new NodePgSession(asking as unknown as pg.Pool, dialect, undefined);
  const root = new NodePgDatabase(dialect, session, undefined);
  const listener = new PostgresListener(connectionString, log);

  return {
    engine: 'postgres',
    description: source.description ?? `PostgreSQL at ${new URL(connectionString).host}`,
    root: root as unknown as Queryable,
    transaction: (work, { minutes } = {}) =>
      guard.run(() => {
        const statementMs = minutes ? minutes * 60_000 : TIME_LIMITS.statement;
        return pool.inTransaction(statementMs, (client) =>
          writes.during(client, (watching) =>
            runTransaction(watching, dialect, work, minutes ? moreTime(minutes) : ''),
          ),
        );
      }),
    notify: notifyAtCommit,
    afterCommit: (next) => guard.afterCommit(next),
    onWrite: (statement, changed) => writes.add(statement, changed),
    listen: (channel, onPayload, onGap) => listener.listen(channel, { onPayload, onGap }),
    migrate: () => migrateUnderLock(connectionString),
    answers: () => pool.answers(),
    jobBackend: { kind: 'postgres', connectionString },
    async close() {
      await listener.close();
      await pool.close();
    },
  };
}

function moreTime(minutes: number): string {
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  return limits.map((name) => `set local ${name} = '${minutes}min'`).join(';');
}

async function migrateUnderLock(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'tandem migration',
    connectionTimeoutMillis: TIME_LIMITS.connect,
    // A process that froze while it migrates must not keep all others from starting.
    options: '-c idle_session_timeout=60s -c idle_in_transaction_session_timeout=60s',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Whoever waits for a table makes all others wait behind; better to try again later.
    await client.query(`set lock_timeout = '10s'`);
    const database = drizzle(client, { casing: 'snake_case' });
    await refuseForeignMigrations(database as unknown as Queryable);
    await migrate(database, { migrationsFolder });
  } finally {
    // Ending the connection gives the lock back, also after a failed migration.
    await client.end();
  }
}

function guarded(pool: Asking, guard: TransactionGuard): Asking {
  return {
    query(...question) {
      guard.assertOutside('a statement');
      return pool.query(...question);
    },
  };
}

function watched(pool: Asking, writes: WriteWatch): Asking {
  return {
    query(...question) {
      // Most are reads, which concern nobody.
      if (writes.concerned(question[0]).length === 0) return pool.query(...question);
      return writes.during(pool, (watching) => watching.query(...question));
    },
  };
}
