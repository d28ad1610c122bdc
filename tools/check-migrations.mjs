import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installed, productNode, root } from './paths.mjs';
import { run } from './run.mjs';

const SERVER = join(root, 'packages/server');

/**
 * Lets the generator write into a copy of the migrations: if it has anything to write, somebody
 * changed a schema without generating its migration.
 */
export async function checkMigrations() {
  // Below the root, because the generator's library is looked up from the configuration's folder.
  const scratch = mkdtempSync(join(root, 'node_modules', '.check-migrations-'));
  try {
    const copy = join(scratch, 'migrations');
    cpSync(join(SERVER, 'migrations'), copy, { recursive: true });
    const config = join(scratch, 'drizzle.config.ts');
    writeFileSync(config, scratchConfig(copy));
    const { ok, output } = await run(
      productNode,
      [installed.drizzleKit, 'generate', `--config=${relative(SERVER, config)}`],
      { cwd: SERVER, timeoutMs: 120_000 },
    );
    if (!ok) return { ok, output };
    const added = newFiles(copy);
    return added.length === 0
      ? { ok: true, output }
      : {
          ok: false,
          output: `The schema changed without a migration. Missing:\n\n${added.join('\n')}`,
        };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The product's own configuration with another destination. */
function scratchConfig(copy) {
  return `import config from ${JSON.stringify(join(SERVER, 'drizzle.config.ts'))};
export default { ...config, out: ${JSON.stringify(`./${relative(SERVER, copy)}`)} };
`;
}

function newFiles(copy) {
  const before = new Set(readdirSync(join(SERVER, 'migrations')));
  return readdirSync(copy)
    .filter((name) => !before.has(name))
    .map((name) => readFileSync(join(copy, name), 'utf8'));
}
