import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { countTests } from './count-tests.mjs';
import { findBrowser } from './find-browser.mjs';
import { install } from './install.mjs';
import { productNode, root } from './paths.mjs';
import { run } from './run.mjs';
import { runNodeTests } from './run-node-tests.mjs';
import { runVitest } from './run-vitest.mjs';
import { shareOut } from './share-out.mjs';
import { bold, dim, main, red, say, secondsSince, ToolError, yellow } from './terminal.mjs';

/** Two leave the cores of a small machine idle, four only wait for each other. */
const LANES = 3;

/** In the order in which they are quick to fail. `npm test -- domain server` runs those two only. */
const TIERS = {
  check,
  domain: () => runVitest('domain'),
  web: () => runVitest('web'),
  'form-runtime': () => runVitest('form-runtime'),
  ui: () => inBrowser('ui', (env) => runVitest('ui', env)),
  tools: () => runNodeTests('tools/*.test.mjs', 'e2e/*.test.ts'),
  server: () => runVitest('server'),
  pglite: () => runVitest('pglite'),
  build: buildAsTier,
  e2e: () => inBrowser('e2e', walkJourneys, ['--no-static-parse']),
};

/** `npm test`: installs what is missing, runs everything, and ends with the counts. */
async function test() {
  const started = Date.now();
  const chosen = chooseTiers(process.argv.slice(2));
  await install(say);
  const results = [];
  for (const tier of chosen) {
    console.log(`\n${bold(tier)}`);
    const tierStarted = Date.now();
    const counts = await TIERS[tier]();
    results.push({ tier, skipped: 0, ...counts, duration: secondsSince(tierStarted) });
  }
  console.log(summary(results, secondsSince(started)));
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function chooseTiers(names) {
  const unknown = names.find((name) => !(name in TIERS));
  if (unknown) {
    throw new ToolError(`There is no tier "${unknown}": ${Object.keys(TIERS).join(', ')}.`);
  }
  // A browser needs something to look at.
  const wanted = names.includes('e2e') ? [...names, 'build'] : names;
  return Object.keys(TIERS).filter((name) => names.length === 0 || wanted.includes(name));
}

/** Where there is no browser, what needs one counts as skipped, and the end says how to get one. */
async function inBrowser(project, test, countingFlags = []) {
  const { env, missing } = await findBrowser();
  if (env) return test(env);
  const note = `What needs a browser was skipped: ${missing}`;
  console.log(yellow(note));
  return { passed: 0, failed: 0, skipped: await countTests(project, countingFlags), note };
}

/** Lanes side by side, each with a product and data of its own: journeys mostly wait. */
async function walkJourneys(env) {
  const filled = mkdtempSync(join(tmpdir(), 'tandem-e2e-filled-'));
  // Root's PostgreSQL runs as somebody else, who has to get in.
  chmodSync(filled, 0o755);
  await run(productNode, [join(root, 'e2e/fill-data.ts'), filled], { show: true });
  const lanes = await Promise.all(
    shareOut(join(root, 'e2e'), LANES).map((files) =>
      runVitest(
        'e2e',
        { ...env, E2E_FILLED_DATA: filled },
        files.map((file) => `e2e/${file}`),
      ),
    ),
  );
  rmSync(filled, { recursive: true });
  const sum = (key) => lanes.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

async function buildAsTier() {
  try {
    await build(say);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(red(error.message));
    return { passed: 0, failed: 1 };
  }
}

/** The last line is read by machines: keep its words. What to do about it stands right before. */
function summary(results, duration) {
  const words = ({ passed, failed, skipped }) =>
    `${passed} passed, ${failed} failed, ${skipped} skipped`;
  const lines = results.map((result) => {
    const line = `  ${result.tier.padEnd(14)}${words(result)}`;
    return `${result.failed ? red(line) : line} ${dim(result.duration)}`;
  });
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const total = words({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') });
  const notes = [...new Set(results.flatMap(({ note }) => note ?? []))].map(yellow);
  return `\n${bold('Results')} ${dim(`after ${duration}`)}\n${[...lines, ...notes, total].join('\n')}`;
}

await main(test);
