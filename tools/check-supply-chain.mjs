import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './paths.mjs';
import { green, main, ToolError, yellow } from './terminal.mjs';

const BILL = join(root, 'reports', 'sbom.cdx.json');
const WORST_FIRST = ['critical', 'high', 'moderate', 'low', 'info'];

/**
 * What is known against the packages that we install, and the list of them for whoever asks
 * (CycloneDX). Both read lock files only, so they need no install.
 */
async function checkSupplyChain() {
  const components = await writeBill();
  console.log(`${green('ok  ')} ${components} components listed in ${relative(root, BILL)}`);

  const report = await askForVulnerabilities();
  if (!report) {
    return console.log(yellow('skip known vulnerabilities: no registry answered the question'));
  }
  const problems = vulnerabilityProblems(report, readLock());
  if (problems.length > 0) throw new ToolError(problems.join('\n'));
  console.log(`${green('ok  ')} no known vulnerability that counts`);
}

/** npm's report, or nothing where the registry has no answer (mirrors often have none). */
export async function askForVulnerabilities(env = {}) {
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--loglevel=silent'];
  const { output } = await npm(args, { env, timeoutMs: 20_000 });
  const report = parse(output);
  return report?.vulnerabilities ? report : undefined;
}

/**
 * Anything from moderate on in what the product runs with; in what only builds and tests it, which
 * sees no stranger's input, from high on.
 */
export function vulnerabilityProblems({ vulnerabilities }, { packages }) {
  return Object.values(vulnerabilities).flatMap(({ name, severity, via, nodes }) => {
    const isShipped = nodes.some((path) => !packages[path]?.dev);
    const least = isShipped ? 'moderate' : 'high';
    if (WORST_FIRST.indexOf(severity) > WORST_FIRST.indexOf(least)) return [];
    // A name says that it is vulnerable through another package, which has a line of its own.
    const found = via.filter((advisory) => typeof advisory !== 'string');
    return found.map(({ title, url }) => `${name} (${severity}): ${title} ${url}`);
  });
}

async function writeBill() {
  // Not --omit=dev: npm then leaves out what the product and a tool of ours both depend on.
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent'];
  const { output } = await npm(args, { timeoutMs: 60_000 });
  const bill = parse(output);
  if (bill?.bomFormat !== 'CycloneDX') throw new ToolError(`npm listed no components:\n${output}`);
  const forgotten = missingFromBill(bill, readLock());
  if (forgotten.length > 0) throw new ToolError(`The list lacks ${forgotten.join(', ')}.`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(BILL, `${JSON.stringify(bill, null, 2)}\n`);
  return bill.components.length;
}

/** What the lock file installs for the product must be in the list. */
export function missingFromBill({ components }, { packages }) {
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    .filter((name) => !listed.has(`pkg:npm/${name}`));
}

const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) await main(checkSupplyChain);
