import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareWithWaiting } from './check-dead-code.mjs';

const rule = { file: 'packages/domain/src/a.ts', name: 'rule' };

test('an export that nothing uses is named unless it waits', () => {
  assert.deepEqual(compareWithWaiting([rule], []), [
    'packages/domain/src/a.ts rule: nothing uses it.',
  ]);
  assert.deepEqual(compareWithWaiting([rule], [rule]), []);
});

test('a name that waits though it is used or gone is named too', () => {
  const [problem] = compareWithWaiting([], [rule]);
  assert.match(problem, /^packages\/domain\/src\/a\.ts rule: used or gone/);
});
