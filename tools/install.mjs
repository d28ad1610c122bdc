import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installNode, linkNode } from './install-node.mjs';
import { missingPrograms } from './lockfile/native-families.mjs';
import { npm } from './npm.mjs';
import { root } from './paths.mjs';
import { fits, thisMachine } from './platforms.mjs';
import { main, say as sayAloud, secondsSince, ToolError } from './terminal.mjs';

const MODULES = join(root, 'node_modules');
const MARKER = join(MODULES, '.installed-from');

/**
 * Brings a Node that can run the product, and node_modules to what package-lock.json says; does
 * nothing when both are there already.
 */
export async function install(say) {
  await installNode(say);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (readIfThere(MARKER) !== wanted) {
    if (!isInstalledByHand(JSON.parse(lock))) await installDependencies(say);
    tellWhatIsMissing(JSON.parse(lock), say);
    writeFileSync(MARKER, wanted);
  }
  linkNode();
}

async function installDependencies(say) {
  say('Installing dependencies (about a minute the first time)...');
  const started = Date.now();
  // What is there already is brought up to date, which takes a third of the time of a new start.
  const how = existsSync(MODULES) ? ['install', '--no-save'] : ['ci'];
  // The build needs the development dependencies, also where NODE_ENV=production leaves them out.
  const args = [...how, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const first = await npm(args);
  const last = first.ok ? first : await retry(args, say);
  if (!last.ok) throw new ToolError(`The dependencies could not be installed:\n${last.output}`);
  say(`Installed in ${secondsSince(started)}.`);
}

/** To npm these are optional, and registries do not have all of them: what needs one fails later. */
function tellWhatIsMissing(lock, say) {
  const missing = missingPrograms(lock, thisMachine(), (path) => existsSync(join(root, path)));
  if (missing.length === 0) return;
  say(`npm could not bring ${missing.join(', ')} for this machine: use a registry that has it.`);
}

/** Registries hiccup; whether a second try is enough is the person's to judge after that. */
function retry(args, say) {
  say('That did not work; trying once more...');
  return npm(args);
}

/** Somebody who ran npm themselves need not wait again: npm keeps a list of what it installed. */
function isInstalledByHand({ packages }) {
  const found = readIfThere(join(MODULES, '.package-lock.json'));
  if (!found) return false;
  const present = JSON.parse(found).packages;
  const machine = thisMachine();
  const isWanted = ([path, { link, optional, os, cpu, ...entry }]) =>
    path.includes('node_modules/') &&
    !link &&
    // Without a platform of its own, it belongs to another optional package, which may be left out.
    (!optional || ((os || cpu) && fits({ os, cpu, ...entry }, machine)));
  return Object.entries(packages)
    .filter(isWanted)
    .every(([path, { version }]) => present[path]?.version === version);
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

if (process.argv[1] === import.meta.filename) await main(() => install(sayAloud));
