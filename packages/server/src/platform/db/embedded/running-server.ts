import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { PASSWORD_FILE } from './initialise-cluster.ts';
import { addressOf } from './open-embedded-postgres.ts';
import { fitsSocket } from './postmaster-settings.ts';

/** A server that another process of ours runs, for a backup of its files. */
export class RunningServer {
  readonly #client: pg.Client;
  #startedAt = '';

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async connect(folder: string): Promise<RunningServer> {
    try {
      const client = new pg.Client({
        connectionString: addressIn(folder),
        application_name: 'tandem backup',
        connectionTimeoutMillis: 5000,
      });
      client.on('error', () => {});
      await client.connect();
      return new RunningServer(client);
    } catch (error) {
      throw new StartError(
        `The server that runs on ${folder} does not let us in (${(error as Error).message}): stop the product and try again.`,
      );
    }
  }

  async startBackup(): Promise<void> {
    // Keeps what is logged from here on until this connection ends.
    await this.#client.query(
      `select pg_create_physical_replication_slot('tandem_backup_' || pg_backend_pid(), true, true)`,
    );
    const { rows } = await this.#client.query(
      `select pg_walfile_name(pg_backup_start('tandem', true)) as name`,
    );
    this.#startedAt = rows[0].name;
  }

  /** What has to stand in the copy, and the names of the log files that belong to it. */
  async stopBackup(): Promise<{ label: string; log: string[] }> {
    const { rows } = await this.#client.query(
      `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
    );
    const { label, last } = rows[0];
    const files = await this.#client.query(
      `select name from pg_ls_waldir() where name between $1 and $2 order by name`,
      [this.#startedAt, last],
    );
    return { label, log: files.rows.map(({ name }) => name) };
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}

function addressIn(folder: string): string {
  if (fitsSocket(folder)) return addressOf(folder, { kind: 'socket' });
  const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();
  return addressOf(folder, { kind: 'tcp', port: Number(lines[3]), password });
}
