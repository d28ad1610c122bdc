import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { readConfig } from '../platform/config/config.ts';
import { StartError } from '../platform/start-error.ts';
import { runTool } from './run-tool.ts';

/** `npm run backup [-- file] [--force]`: database and uploads of DATA_DIR in one file. */
await runTool(async (args) => {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) {
    throw new StartError(
      'DATABASE_URL is set: back that database up with pg_dump, and the folder DATA_DIR/files as it is.',
    );
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const name = args.find((arg) => !arg.startsWith('--')) ?? `tandem-${stamp}.tar.gz`;
  const target = resolve(name);
  if (existsSync(target) && !args.includes('--force')) {
    throw new StartError(`${target} is there already: name another file, or add --force.`);
  }
  await writeBackup(dataDir, target);
  console.log(`Backed up ${dataDir} to ${target}.`);
});
