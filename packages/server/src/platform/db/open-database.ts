import type { Config } from '../config/config.ts';
import type { Log } from '../log/create-log.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** PostgreSQL when an address is configured, otherwise the embedded engine in the data folder. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl) {
    return openPostgres({
      connectionString: config.databaseUrl,
      poolSize: config.databasePoolSize,
      log,
    });
  }
  const unlock = await lockDataDir(config.dataDir);
  const database = await openPglite({ dataDir: config.dataDir });
  return {
    ...database,
    async close() {
      await database.close();
      await unlock();
    },
  };
}
