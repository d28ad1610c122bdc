import { build } from './build.mjs';
import { check } from './check.mjs';
import { countTests } from './count-tests.mjs';
import { findBrowser } from './find-browser.mjs';
import { install } from './install.mjs';
import { runNodeTests } from './run-node-tests.mjs';
import { runVitest } from './run-vitest.mjs';
import { slowest } from './slowest.mjs';
import { bold, dim, green, main, red, say, secondsSince, ToolError, yellow } from './terminal.mjs';

/** `npm test -- domain server` runs those two only. */
const TIERS = {
  build: buildAsTier,
  check,
  server: () => runVitest('server'),
  pglite: () => runVitest('pglite'),
  domain: () => runVitest('domain'),
  web: () => runVitest('web'),
  'form-runtime': () => runVitest('form-runtime'),
  tools: () => runNodeTests('tools/*.test.mjs', 'e2e/*.test.ts'),
  ui: () => inBrowser('ui'),
  e2e: () => inBrowser('e2e', ['--no-static-parse']),
};

/**
 * Two rows side by side, each in the order in which tiers are quick to fail: while one waits for its
 * last file, a database or a page, the other has something to do.
 */
const ROWS = [
  ['build', 'check', 'server', 'pglite'],
  ['domain', 'web', 'form-runtime', 'tools', 'ui', 'e2e'],
];

/** `npm test`: installs what is missing, runs everything, and ends with the counts. */
async function test() {
  const started = Date.now();
  const chosen = chooseTiers(process.argv.slice(2));
  await install(say);
  const running = new Map();
  const runRow = async (tiers) => {
    for (const tier of tiers) {
      // A browser needs something to look at.
      if (tier === 'e2e') await running.get('build');
      running.set(tier, runTier(tier));
      await running.get(tier);
    }
  };
  await Promise.all(ROWS.map((row) => runRow(row.filter((tier) => chosen.includes(tier)))));
  const inOrder = await Promise.all(ROWS.flat().flatMap((tier) => running.get(tier) ?? []));
  console.log(slowest(inOrder.flatMap(({ files = [] }) => files)));
  console.log(summary(inOrder, secondsSince(started)));
  if (inOrder.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

async function runTier(tier) {
  const started = Date.now();
  say(`${tier}...`);
  const result = { tier, skipped: 0, ...(await TIERS[tier]()), duration: secondsSince(started) };
  if (result.failed && result.output) console.log(result.output);
  const mark = result.failed ? red('FAIL') : green('ok  ');
  console.log(`${mark} ${bold(tier)} ${words(result)} ${dim(result.duration)}`);
  return result;
}

function chooseTiers(names) {
  const unknown = names.find((name) => !(name in TIERS));
  if (unknown) {
    throw new ToolError(`There is no tier "${unknown}": ${Object.keys(TIERS).join(', ')}.`);
  }
  const wanted = names.includes('e2e') ? [...names, 'build'] : names;
  return Object.keys(TIERS).filter((name) => names.length === 0 || wanted.includes(name));
}

/** Where there is no browser, what needs one counts as skipped, and the end says how to get one. */
async function inBrowser(project, countingFlags = []) {
  const { env, missing } = await findBrowser();
  if (env) return runVitest(project, env);
  const note = `What needs a browser was skipped: ${missing}`;
  return { passed: 0, failed: 0, skipped: await countTests(project, countingFlags), note };
}

async function buildAsTier() {
  try {
    await build(say);
    return { passed: 1, failed: 0 };
  } catch (error) {
    return { passed: 0, failed: 1, output: red(error.message) };
  }
}

const words = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** The last line is read by machines: keep its words. What to do about it stands right before. */
function summary(results, duration) {
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
