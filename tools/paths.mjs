import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, wherever a tool was started from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that the product runs on; it comes with the dependencies, whatever Node runs this. */
export const productNode = join(root, 'node_modules', '.bin', 'node');

/** The entry file of an installed command, to be run by `productNode`. */
export const installed = {
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  drizzleKit: join(root, 'node_modules/drizzle-kit/bin.cjs'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
};
