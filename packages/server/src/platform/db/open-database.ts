import type { Config } from '../config/config.ts';
import type { Log } from '../log/create-log.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** PostgreSQL when an address is configured, otherwise an embedded engine in the data folder. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (!config.databaseUrl) return openEmbedded(config, log);
  return openPostgres({
    connectionString: config.databaseUrl,
    poolSize: config.databasePoolSize,
    log,
  });
}
