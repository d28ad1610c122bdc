import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed, productNode } from './paths.mjs';
import { run } from './run.mjs';

/** Runs one project of vitest.config.ts, shown as it goes, and returns its counts. */
export async function runVitest(project, env = {}, flags = []) {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-test-'));
  const report = join(folder, 'report.json');
  try {
    const { ok } = await run(
      productNode,
      [
        installed.vitest,
        'run',
        `--project=${project}`,
        ...flags,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      // Vitest decides by this whether it is run by people; NODE_ENV of the caller is no test's.
      { show: true, env: { NODE_ENV: 'test', ...env } },
    );
    return counts(report, ok);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file that cannot even be loaded, or a run that dies, has no failed test but did fail. */
function counts(report, ok) {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const failed = result.numFailedTests;
    return {
      passed: result.numPassedTests,
      failed: ok ? failed : Math.max(failed, 1),
      skipped: result.numPendingTests + result.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
