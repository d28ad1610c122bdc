import pg from 'pg';
import { codeOf } from './database-unavailable.ts';
import { TIME_LIMITS } from './time-limits.ts';

const TOO_BUSY = '53';

/**
 * Asks a server something that needs no table, on a connection of its own: the pool may be full of
 * statements that wait. The connection is made when first needed and kept.
 */
export class DatabasePinger {
  readonly #connectionString: string;
  #client: pg.Client | undefined;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  async ping(): Promise<void> {
    const client = this.#client ?? (await this.#connect());
    try {
      await client?.query('select 1');
    } catch (error) {
      this.#forget(client);
      throw error;
    }
  }

  close(): void {
    if (this.#client) this.#forget(this.#client);
  }

  /** Undefined where the server is too busy to let us in, which is an answer. */
  async #connect(): Promise<pg.Client | undefined> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'tandem health',
      connectionTimeoutMillis: TIME_LIMITS.answer,
      query_timeout: TIME_LIMITS.answer,
    });
    client.on('error', () => this.#forget(client));
    try {
      await client.connect();
    } catch (error) {
      this.#forget(client);
      if (codeOf(error)?.startsWith(TOO_BUSY)) return undefined;
      throw error;
    }
    this.#client = client;
    return client;
  }

  #forget(client: pg.Client | undefined): void {
    if (this.#client === client) this.#client = undefined;
    void client?.end().catch(() => {});
  }
}
