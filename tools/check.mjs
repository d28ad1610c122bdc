import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkDeadCode } from './check-dead-code.mjs';
import { checkMigrations } from './check-migrations.mjs';
import { install } from './install.mjs';
import { installed, productNode, root } from './paths.mjs';
import { run } from './run.mjs';
import { dim, green, main, red, say, secondsSince, ToolError } from './terminal.mjs';

/** `npm run check`: everything that can be said about the code without running it. */
export async function check() {
  await install(say);
  const waiting = checks();
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await tell(next));
  };
  await Promise.all([worker(), worker()]);
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length };
}

const tool = (name, ...args) => run(productNode, [name, ...args]);

function checks() {
  const typed = [
    'packages/domain',
    'packages/contract',
    'packages/server',
    'packages/web',
    'packages/web/build',
    'packages/form-runtime',
    'packages/form-runtime/build',
    'e2e',
    'bench',
  ];
  const list = [
    ['form and lint', () => tool(installed.biome, 'check', '--error-on-warnings')],
    ['boundaries', () => tool(join(root, 'tools/check-boundaries.mjs'))],
    ['lock files', () => tool(join(root, 'tools/check-lockfile.mjs'))],
    ['dead code', checkDeadCode],
    ['migrations match the schema', checkMigrations],
    ['builds within their size budgets', checkSizes],
    ...typed.map((folder) => [`types of ${folder}`, () => tool(installed.tsc, '-p', folder)]),
  ];
  return list.map(([name, work]) => ({ name, work }));
}

/** The form runtime's own build fails above its budget; the web's is measured afterwards. */
async function checkSizes() {
  try {
    await build(() => {});
  } catch (error) {
    if (error instanceof ToolError) return { ok: false, output: error.message };
    throw error;
  }
  const webSize = join(root, 'tools/check-web-size.mjs');
  return existsSync(webSize) ? tool(webSize) : { ok: true };
}

async function tell({ name, work }) {
  const started = Date.now();
  const { ok, output } = await work();
  const mark = ok ? green('ok  ') : red('FAIL');
  console.log(`${mark} ${name} ${dim(secondsSince(started))}${ok ? '' : `\n${output}\n`}`);
  return ok;
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const { failed } = await check();
    if (failed) throw new ToolError(`${failed} of the checks failed.`);
  });
}
