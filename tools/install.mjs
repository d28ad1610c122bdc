import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { productNode, root } from './paths.mjs';
import { run } from './run.mjs';
import { secondsSince, ToolError } from './terminal.mjs';

const MARKER = join(root, 'node_modules', '.installed-from');

/** Brings node_modules to what package-lock.json says; does nothing when it is there already. */
export async function install(say) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (readIfThere(MARKER) === wanted && existsSync(productNode)) return;

  if (!isInstalledByHand(JSON.parse(lock))) {
    say('Installing dependencies (about a minute the first time)...');
    const started = Date.now();
    const first = await npmInstall();
    const last = first.ok ? first : await retry(say);
    if (!last.ok) throw new ToolError(`The dependencies could not be installed:\n${last.output}`);
    say(`Installed in ${secondsSince(started)}.`);
  }
  writeFileSync(MARKER, wanted);
}

/** Registries hiccup; whether a second try is enough is the person's to judge after that. */
function retry(say) {
  say('That did not work; trying once more...');
  return npmInstall();
}

/**
 * Not `npm ci`: it refuses a lock file without the optional packages of every other platform, and
 * not every registry carries those. This keeps to the same versions and leaves the lock file alone.
 */
function npmInstall() {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // The build needs the development dependencies, also where NODE_ENV=production leaves them out.
  return run('npm', ['install', '--no-save', '--include=dev', ...quiet], {
    env: { PATH: pathWithoutProjectBin() },
  });
}

/** npm must not run on the very Node that it is about to replace. */
function pathWithoutProjectBin() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.endsWith(join('node_modules', '.bin'))).join(delimiter);
}

/** Somebody who ran npm themselves need not wait again: npm keeps a list of what it installed. */
function isInstalledByHand({ packages }) {
  const found = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (!found || !existsSync(productNode)) return false;
  const present = JSON.parse(found).packages;
  return Object.entries(packages).every(
    ([path, { version, optional, link }]) =>
      path === '' ||
      optional ||
      link ||
      !path.includes('node_modules/') ||
      present[path]?.version === version,
  );
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
