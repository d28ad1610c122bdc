import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { shareOut } from './share-out.mjs';

test('every spec file is in exactly one lane, and the long ones are apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-share-'));
  const specs = ['routes', 'styleguide', 'a', 'b', 'c', 'd'].map((name) => `${name}.spec.ts`);
  for (const file of [...specs, 'journey.ts']) writeFileSync(join(folder, file), '');
  const lanes = shareOut(folder, 3);
  assert.deepEqual(lanes.flat().sort(), specs.sort());
  assert.deepEqual(lanes[0], ['routes.spec.ts']);
  assert.equal(lanes[1][0], 'styleguide.spec.ts');
  assert.equal(lanes[2].length, 4);
});
