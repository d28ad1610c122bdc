import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { install } from './install.mjs';
import { productNode, root } from './paths.mjs';
import { run } from './run.mjs';
import { main, say, ToolError } from './terminal.mjs';

/** `npm run db:reset`: deletes the embedded database and uploaded files, after asking. */
async function dbReset() {
  if (process.env.DATABASE_URL) {
    throw new ToolError(
      'DATABASE_URL is set: this only deletes the embedded database. Drop that one with its own tools.',
    );
  }
  await install(say);
  // The server's own modules need the product's Node, so the tool starts itself again on that.
  if (productNode !== process.execPath) {
    const args = [import.meta.filename, ...process.argv.slice(2)];
    process.exitCode = (await run(productNode, args, { show: true })).code;
    return;
  }
  const { dataDir, lockDataDir, endRemains, recordedFolder } = await serverModules();
  const elsewhere =
    recordedFolder && !recordedFolder.startsWith(dataDir) ? recordedFolder : undefined;
  const doomed = [
    // The record goes last: while it is there, the next run finds what is left.
    ...['postgres', 'db', 'files', 'programs'].map((name) => join(dataDir, name)),
    ...(elsewhere ? [dirname(elsewhere)] : []),
    join(dataDir, 'engine.json'),
  ].filter(existsSync);
  if (doomed.length === 0) return say(`There is nothing to delete in ${dataDir}.`);
  if (!(await isConfirmed(dataDir))) return say('Nothing was deleted.');

  const unlock = await lockDataDir(dataDir).catch((error) => {
    throw new ToolError(error.message);
  });
  if (recordedFolder && existsSync(recordedFolder)) await endRemains(recordedFolder);
  for (const path of doomed) rmSync(path, { recursive: true });
  await unlock();
  say(`Deleted ${doomed.join(' and ')}. The next start creates them afresh.`);
}

async function serverModules() {
  const platform = join(root, 'packages/server/src/platform');
  const { readConfig } = await import(join(platform, 'config/config.ts'));
  const { lockDataDir } = await import(join(platform, 'db/data-dir-lock.ts'));
  const { endRemains } = await import(join(platform, 'db/embedded/postmaster-remains.ts'));
  process.chdir(root);
  try {
    const { dataDir } = readConfig();
    return { dataDir, lockDataDir, endRemains, recordedFolder: recordedIn(dataDir) };
  } catch (error) {
    throw new ToolError(error.message);
  }
}

/** Where the database lies, if that can be read: a damaged record must not keep us from deleting. */
function recordedIn(dataDir) {
  try {
    const { folder } = JSON.parse(readFileSync(join(dataDir, 'engine.json'), 'utf8'));
    return resolve(dataDir, folder);
  } catch {
    return undefined;
  }
}

async function isConfirmed(dataDir) {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) throw new ToolError('Add --yes to delete without being asked.');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`Delete all data in ${dataDir}? Type yes to do so: `);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}

await main(dbReset);
