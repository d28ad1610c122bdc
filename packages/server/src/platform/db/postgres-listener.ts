import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/create-log.ts';

interface Handler {
  onPayload(payload: string): void;
  onGap(): void;
}

const PATIENCE = { askEveryMs: 15_000, answerWithinMs: 10_000 };
const FAREWELL_MS = 1000;

/**
 * One connection that hears NOTIFY for the whole process. When the server goes away it reconnects
 * with growing pauses, subscribes again, and then says that there was a gap: notifications sent
 * meanwhile are gone. It only ever waits for the server to speak, so it would not notice a cable
 * pulled between them; that is why it asks now and then.
 */
export class PostgresListener {
  readonly #connectionString: string;
  readonly #log: Log;
  readonly #patience: typeof PATIENCE;
  readonly #handlers = new Map<string, Set<Handler>>();
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #closed = false;

  constructor(connectionString: string, log: Log, patience = PATIENCE) {
    this.#connectionString = connectionString;
    this.#log = log;
    this.#patience = patience;
  }

  async listen(channel: string, handler: Handler): Promise<() => Promise<void>> {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers);
    handlers.add(handler);
    if (this.#client) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    else await this.#connect();
    return async () => {
      handlers.delete(handler);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const end = async () => {
      await this.#connecting;
      await this.#client?.end();
    };
    // A server that does not answer would not take a farewell either.
    await Promise.race([end().catch(() => {}), wait(FAREWELL_MS, undefined, { ref: false })]);
  }

  #connect(): Promise<void> {
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: this.#patience.answerWithinMs,
      query_timeout: this.#patience.answerWithinMs,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of this.#handlers.get(channel) ?? []) onPayload(payload ?? '');
    });
    client.on('error', (error) => this.#lose(client, error));
    client.once('end', () => this.#lose(client));
    try {
      await client.connect();
      for (const channel of this.#handlers.keys()) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    void this.#keepAsking(client);
  }

  async #keepAsking(client: pg.Client): Promise<void> {
    while (this.#client === client && !this.#closed) {
      await wait(this.#patience.askEveryMs, undefined, { ref: false });
      await client.query('select 1').catch((error) => this.#lose(client, error));
    }
  }

  #lose(client: pg.Client, error?: Error): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    this.#log.warn({ err: error }, 'listening connection lost');
    void client.end().catch(() => {});
    void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    for (let pauseMs = 100; !this.#closed && !this.#client; pauseMs = Math.min(pauseMs * 2, 5000)) {
      await wait(pauseMs, undefined, { ref: false });
      await this.#connect().catch((error) =>
        this.#log.warn({ err: error }, 'could not listen again yet'),
      );
    }
    if (this.#closed) return;
    for (const handlers of this.#handlers.values()) for (const { onGap } of handlers) onGap();
  }
}

/** How the connection calls itself in pg_stat_activity. */
export const LISTENER_NAME = 'tandem listener';
