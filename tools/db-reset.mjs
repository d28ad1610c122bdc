import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
  if (Number(process.versions.node.split('.')[0]) < 24) {
    const args = [import.meta.filename, ...process.argv.slice(2)];
    process.exitCode = (await run(productNode, args, { show: true })).code;
    return;
  }
  const { dataDir, lockDataDir } = await serverModules();
  const doomed = ['db', 'files'].map((name) => join(dataDir, name)).filter(existsSync);
  if (doomed.length === 0) return say(`There is nothing to delete in ${dataDir}.`);
  if (!(await isConfirmed(dataDir))) return say('Nothing was deleted.');

  const unlock = await lockDataDir(dataDir).catch((error) => {
    throw new ToolError(error.message);
  });
  for (const path of doomed) rmSync(path, { recursive: true });
  await unlock();
  say(`Deleted ${doomed.join(' and ')}. The next start creates them afresh.`);
}

async function serverModules() {
  const platform = join(root, 'packages/server/src/platform');
  const { readConfig } = await import(join(platform, 'config/config.ts'));
  const { lockDataDir } = await import(join(platform, 'db/data-dir-lock.ts'));
  process.chdir(root);
  try {
    return { dataDir: readConfig().dataDir, lockDataDir };
  } catch (error) {
    throw new ToolError(error.message);
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
