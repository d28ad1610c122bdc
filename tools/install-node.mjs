import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { nodeIsMissing } from './choose-node.mjs';
import { npm } from './npm.mjs';
import { machine, nodeFolder, productNode, root } from './paths.mjs';
import { secondsSince, ToolError } from './terminal.mjs';

// Whoever is offline should not wait for minutes to hear that.
const PATIENCE = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
const NPM_ARGS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...PATIENCE];

/** Fetches Node where the one that is there cannot run the product. */
export async function installNode(say) {
  if (productNode === machine.execPath) return;
  if (!productNode) throw new ToolError(nodeIsMissing(machine));
  if (runs(productNode)) return;

  say(`Node ${machine.version} cannot run Tandem; installing Node ${wantedVersion()} from npm...`);
  const started = Date.now();
  // A package that cannot be had is optional to npm, so only running it says whether it came.
  for (let tries = 0; tries < 2 && !runs(productNode); tries++) {
    await npm(NPM_ARGS, { cwd: nodeFolder });
  }
  if (!runs(productNode)) throw new ToolError(nodeIsMissing(machine));
  say(`Installed Node in ${secondsSince(started)}.`);
}

/**
 * What people start through npm (`npx vitest`) finds this Node before theirs, too. Only where it
 * was seen to run: on a machine without glibc it could not.
 */
export function linkNode() {
  if (productNode === machine.execPath || process.platform === 'win32') return;
  const bin = join(root, 'node_modules', '.bin');
  const link = join(bin, 'node');
  if (!existsSync(bin) || existsSync(link)) return;
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
  symlinkSync(relative(bin, productNode), link);
}

function runs(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === `v${wantedVersion()}`;
}

function wantedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(nodeFolder, 'package.json')));
  return Object.values(optionalDependencies)[0];
}
