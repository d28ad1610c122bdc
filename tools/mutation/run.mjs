// Mutation testing of the domain rules: Stryker changes one operator, number or text at a time and
// runs the tests that reach it; a change no test notices is a rule nobody checks. Prints the share
// of changes noticed per folder and fails below 85 %. Run all: `npm run mutate`; some folders, or
// one file: `npm run mutate -- sms-series signup-forms/auto-close-error.ts`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { npm } from '../npm.mjs';

const DEFAULT_FOLDERS = ['billing', 'sms-series', 'signup-forms'];
const REQUIRED_PERCENT = 85;

const here = fileURLToPath(new URL('.', import.meta.url));
const domain = fileURLToPath(new URL('../../packages/domain/', import.meta.url));
const work = `${here}.stryker-tmp/`;
const reportFile = `${work}report.json`;
const args = process.argv.slice(2);
const targets = args.length > 0 ? args : DEFAULT_FOLDERS;

await install();
runStryker();
process.exitCode = printScores() ? 0 : 1;

/** Its own packages, so that everyday installs stay small. */
async function install() {
  if (existsSync(`${here}node_modules/@stryker-mutator/core`)) return;
  const { ok } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: here, show: true });
  if (!ok) process.exit(1);
}

function runStryker() {
  const config = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'].map((name) => import.meta.resolve(name)),
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
    mutate: targets
      .map((target) => (target.endsWith('.ts') ? `src/${target}` : `src/${target}/**/*.ts`))
      .concat('!src/**/*.test.ts', '!src/**/testing/**'),
    // The exhaustive table takes seconds per change; the tables of cases must do without it.
    ignorePatterns: ['tsconfig.json', 'src/billing/paywall-table.test.ts'],
    // Inside this folder, so that the copied tests find the same Vitest as the runner.
    tempDirName: `${work}copies`,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile },
    timeoutMS: 15_000,
    allowConsoleColors: false,
  };
  mkdirSync(work, { recursive: true });
  writeFileSync(`${work}stryker.config.json`, JSON.stringify(config));
  const stryker = `${here}node_modules/@stryker-mutator/core/bin/stryker.js`;
  run(process.execPath, [stryker, 'run', `${work}stryker.config.json`], domain);
}

function printScores() {
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const folders = new Map();
  for (const [path, { mutants }] of Object.entries(files)) {
    const folder = path.split('/')[1];
    const score = folders.get(folder) ?? { killed: 0, timedOut: 0, valid: 0, survivors: [] };
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (['Ignored', 'CompileError', 'RuntimeError'].includes(status)) continue;
      score.valid += 1;
      if (status === 'Timeout') score.timedOut += 1;
      if (status === 'Killed' || status === 'Timeout') score.killed += 1;
      else
        score.survivors.push(
          `${path}:${location.start.line} ${mutatorName} -> ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`,
        );
    }
    folders.set(folder, score);
  }
  let isEnough = true;
  for (const [folder, { killed, timedOut, valid, survivors }] of folders) {
    const percent = (100 * killed) / valid;
    isEnough &&= percent >= REQUIRED_PERCENT;
    console.log(
      `\n${folder}: ${percent.toFixed(1)} % noticed (${killed} of ${valid} changes, ${timedOut} by running too long)`,
    );
    for (const survivor of survivors) console.log(`  unnoticed: ${survivor}`);
  }
  return isEnough;
}

function run(command, commandArgs, cwd) {
  const { status } = spawnSync(command, commandArgs, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
