import { existsSync, readFileSync } from 'node:fs';
import { baselineFiles, generateBaseline } from './write-baseline.mjs';

/** Generates the baseline again: any difference means that a schema changed without it. */
export async function checkMigrations() {
  const files = await generateBaseline();
  const stale = baselineFiles.filter(
    ({ name, path }) => !existsSync(path) || readFileSync(path, 'utf8') !== files[name],
  );
  return {
    ok: stale.length === 0,
    output: `The schema says something else than ${stale.map(({ name }) => name).join(', ')} in packages/server/migrations: npm run migration:baseline writes them anew.`,
  };
}
