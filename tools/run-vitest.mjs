import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { installed, productNode, root } from './paths.mjs';
import { run } from './run.mjs';

/** Runs one project of vitest.config.ts and returns its counts, how long files took, and its output. */
export async function runVitest(project, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-test-'));
  const report = join(folder, 'report.json');
  try {
    const { ok, output } = await run(
      productNode,
      [
        installed.vitest,
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      // Vitest decides by this whether it is run by people; NODE_ENV of the caller is no test's.
      { env: { NODE_ENV: 'test', ...env } },
    );
    return { ...readReport(report, ok), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file that cannot even be loaded, or a run that dies, has no failed test but did fail. */
function readReport(report, ok) {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const failed = result.numFailedTests;
    return {
      passed: result.numPassedTests,
      failed: ok ? failed : Math.max(failed, 1),
      skipped: result.numPendingTests + result.numTodoTests,
      files: result.testResults.map(timesOf),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function timesOf({ name, startTime, endTime, assertionResults }) {
  return {
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.map(({ fullName, duration = 0 }) => ({
      name: fullName,
      seconds: duration / 1000,
    })),
  };
}
