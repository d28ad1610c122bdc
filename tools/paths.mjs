import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseNode } from './choose-node.mjs';

/** The repository's root folder, wherever a tool was started from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where Node comes to if it has to come from npm. */
export const nodeFolder = join(root, 'tools', 'node');

export const machine = {
  version: process.versions.node,
  execPath: process.execPath,
  platform: process.platform,
  arch: process.arch,
};

/** The Node that the product runs on, whatever Node runs this; `install` sees to it that it is there. */
export const productNode = chooseNode(machine, join(nodeFolder, 'node_modules'))?.path;

/** The entry file of an installed command, to be run by `productNode`. */
export const installed = {
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  drizzleKit: join(root, 'node_modules/drizzle-kit/bin.cjs'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
};
