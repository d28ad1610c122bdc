import { resolve } from 'node:path';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { readConfig } from '../platform/config/config.ts';
import { StartError } from '../platform/start-error.ts';
import { runTool } from './run-tool.ts';

/** `npm run restore -- file [--force]`: puts a backup into DATA_DIR. */
await runTool(async (args) => {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) {
    throw new StartError('DATABASE_URL is set: this restores the embedded database only.');
  }
  const name = args.find((arg) => !arg.startsWith('--'));
  if (!name) throw new StartError('Name the backup: npm run restore -- tandem-....tar.gz');
  await restoreBackup(dataDir, resolve(name), args.includes('--force'));
  console.log(`Restored ${name} to ${dataDir}.`);
});
