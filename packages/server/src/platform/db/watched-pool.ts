import pg from 'pg';
import type { Log } from '../log/create-log.ts';
import { DatabasePinger } from './database-pinger.ts';
import { DatabaseWatch } from './database-watch.ts';
import { nameStatement } from './name-statement.ts';
import { SESSION_LIMITS, TIME_LIMITS } from './time-limits.ts';
import { Turnstile } from './turnstile.ts';

export interface PoolSource {
  connectionString: string;
  size: number;
  log: Log;
}

/** The one call of a connection that Drizzle makes. */
export interface Asking {
  query(...question: unknown[]): Promise<unknown>;
}

/** A connection of one's own. */
export interface Talking extends Asking {
  /** Sends all that is asked meanwhile in one piece. */
  together<T>(ask: () => T): T;
}

/** Connections that transactions leave free, so that reads go on while all of them wait for a lock. */
const KEPT_FREE = 2;
/** What the server should have ended by now, but did not: its process is frozen. */
const GRACE_MS = 5000;
const FAREWELL_MS = 1000;

/** A pool on a PostgreSQL server in which nothing waits forever. It outlives restarts of the server. */
export class WatchedPool implements Asking {
  readonly #pool: pg.Pool;
  readonly #pinger: DatabasePinger;
  readonly #watch: DatabaseWatch;
  readonly #transactions: Turnstile;

  constructor({ connectionString, size, log }: PoolSource) {
    this.#pool = new pg.Pool({
      ...SESSION_LIMITS,
      connectionString,
      max: size,
      allowExitOnIdle: true,
      // Statements that do not wait for one another's answers travel together.
      pipeline: true,
      application_name: 'tandem',
      connectionTimeoutMillis: TIME_LIMITS.queue,
    });
    // Without listeners the loss of a connection (a restarted server, a transaction that said
    // nothing for too long) would end the process.
    this.#pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
    this.#pool.on('connect', (client) =>
      client.on('error', (error) => log.warn({ err: error }, 'database connection lost')),
    );
    this.#pinger = new DatabasePinger(connectionString);
    this.#watch = new DatabaseWatch(() => this.#pinger.ping(), log);
    this.#transactions = new Turnstile(Math.max(1, size - KEPT_FREE), TIME_LIMITS.line);
  }

  /** One statement on any connection. */
  query(...question: unknown[]): Promise<unknown> {
    return this.#withClient(TIME_LIMITS.statement, (client) => client.query(...question));
  }

  /** Several statements on one connection, each of which may take `statementMs`. */
  inTransaction<T>(statementMs: number, work: (client: Talking) => Promise<T>): Promise<T> {
    return this.#transactions.pass(() => this.#withClient(statementMs, work));
  }

  answers(): Promise<boolean> {
    return this.#watch.answers();
  }

  async close(): Promise<void> {
    this.#watch.close();
    this.#pinger.close();
    // A server that does not answer would not take a farewell either.
    const tooLong = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref());
    await Promise.race([this.#pool.end(), tooLong]);
  }

  async #withClient<T>(statementMs: number, work: (client: Talking) => Promise<T>): Promise<T> {
    const client = await this.#acquire();
    const limits = { limitMs: statementMs + GRACE_MS, giveUp: () => cutOff(client) };
    try {
      return await work({
        query: (...question) =>
          this.#watch.during(() => client.query(...(nameStatement(question) as [string])), limits),
        together(ask) {
          const { stream } = client.connection;
          stream.cork();
          try {
            return ask();
          } finally {
            stream.uncork();
          }
        },
      });
    } finally {
      // What is still in a transaction, or in the middle of a statement, is of no use to others.
      client.release(client.getTransactionStatus() !== 'I');
    }
  }

  #acquire(): Promise<pg.PoolClient> {
    let connecting: Promise<pg.PoolClient> | undefined;
    return this.#watch.during(
      () => {
        connecting = this.#pool.connect();
        return connecting;
      },
      {
        limitMs: TIME_LIMITS.queue + GRACE_MS,
        // Nobody waits for it any more, so it goes back when it comes.
        giveUp: () => void connecting?.then((client) => client.release()).catch(() => {}),
      },
    );
  }
}

/** A farewell would wait for the answers that do not come. */
function cutOff(client: pg.PoolClient): void {
  client.connection.stream.destroy();
}
