import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installNode, linkNode } from './install-node.mjs';
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
  return Object.entries(packages).every(
    ([path, locked]) =>
      !path.includes('node_modules/') ||
      locked.link ||
      !fits(locked, machine) ||
      present[path]?.version === locked.version,
  );
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

if (process.argv[1] === import.meta.filename) await main(() => install(sayAloud));
