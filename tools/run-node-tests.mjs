import { productNode } from './paths.mjs';
import { run } from './run.mjs';

/** Runs tests written for Node's own runner, which tools use because they run before an install. */
export async function runNodeTests(...patterns) {
  const { ok, output } = await run(productNode, ['--test', '--test-reporter=tap', ...patterns]);
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failed = ok ? 0 : Math.max(count('fail'), 1);
  return { passed: count('pass'), failed, skipped: count('skipped') + count('todo'), output };
}
