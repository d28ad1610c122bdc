import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/create-log.ts';

type OnPayload = (payload: string) => void;

/**
 * One connection that hears NOTIFY for the whole process. When the server goes away it reconnects
 * with growing pauses and subscribes again; notifications sent meanwhile are gone, which is why
 * clients refetch after a gap.
 */
export class PostgresListener {
  readonly #connectionString: string;
  readonly #log: Log;
  readonly #handlers = new Map<string, Set<OnPayload>>();
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #closed = false;

  constructor(connectionString: string, log: Log) {
    this.#connectionString = connectionString;
    this.#log = log;
  }

  async listen(channel: string, onPayload: OnPayload): Promise<() => Promise<void>> {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers);
    handlers.add(onPayload);
    if (this.#client) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    else await this.#connect();
    return async () => {
      handlers.delete(onPayload);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }

  #connect(): Promise<void> {
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#connectionString, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const handle of this.#handlers.get(channel) ?? []) handle(payload ?? '');
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'listening connection lost'));
    await client.connect();
    client.once('end', () => {
      this.#client = undefined;
      void this.#reconnect();
    });
    for (const channel of this.#handlers.keys()) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    this.#client = client;
  }

  async #reconnect(): Promise<void> {
    for (let pauseMs = 100; !this.#closed && !this.#client; pauseMs = Math.min(pauseMs * 2, 5000)) {
      await wait(pauseMs, undefined, { ref: false });
      await this.#connect().catch((error) =>
        this.#log.warn({ err: error }, 'could not listen again yet'),
      );
    }
  }
}
