import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PGLITE_PATHS } from './pglite-paths.ts';

const FEATURES = 'packages/server/src/features';

/** A first start on PGlite, which `main/crash` makes, fills it and asks whether it is ready. */
const PART_OF_A_START = ['demo', 'health'];

it('PGlite has one path through each feature that asks the database', () => {
  const asking = readdirSync(FEATURES).filter((name) =>
    existsSync(join(FEATURES, name, 'queries.ts')),
  );
  const walked = new Set(
    PGLITE_PATHS.map((path) => path.replace(`${FEATURES}/`, '').split('/')[0]),
  );
  expect(asking.filter((name) => !walked.has(name) && !PART_OF_A_START.includes(name))).toEqual([]);
});

it('names files that are there', () => {
  expect(PGLITE_PATHS.filter((path) => !existsSync(path))).toEqual([]);
});
