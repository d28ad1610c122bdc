import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed, productNode } from './paths.mjs';
import { run } from './run.mjs';

/** How many tests a project of vitest.config.ts has, for where they cannot run. */
export async function countTests(project, flags = []) {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-count-'));
  const list = join(folder, 'tests.json');
  try {
    await run(
      productNode,
      [installed.vitest, 'list', `--project=${project}`, ...flags, `--json=${list}`],
      { env: { NODE_ENV: 'test', COUNT_ONLY: '1' } },
    );
    return JSON.parse(readFileSync(list, 'utf8')).length;
  } catch {
    // At least one is not run, whatever their number is.
    return 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
