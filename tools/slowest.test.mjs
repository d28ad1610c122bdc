import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { slowest } from './slowest.mjs';

test('ten tests and ten files, the longest first, with where they are', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({
    name: `file-${n}`,
    seconds: n + 1,
    tests: [{ name: 'waits', seconds: n }],
  }));
  const lines = stripVTControlCharacters(slowest(files)).split('\n').filter(Boolean);
  assert.equal(lines.length, 2 * (1 + 10));
  assert.equal(lines[1], '    11.0 s file-11 › waits');
  assert.equal(lines[12], '    12.0 s file-11');
});

test('nothing where nothing was measured', () => {
  assert.equal(slowest([]).trim(), '');
});
