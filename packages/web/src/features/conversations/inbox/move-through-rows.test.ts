import { expect, it } from 'vitest';
import { nextRow } from './move-through-rows.ts';

it.each([
  ['ArrowDown', -1, 3, 0],
  ['j', 0, 3, 1],
  ['ArrowDown', 2, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['k', 0, 3, 0],
  ['ArrowUp', -1, 3, -1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 0, -1],
  ['ArrowDown', -1, 0, -1],
  ['x', 1, 3, -1],
])('with %s from row %d of %d goes to %d', (key, current, count, next) => {
  expect(nextRow(key, current, count)).toBe(next);
});
