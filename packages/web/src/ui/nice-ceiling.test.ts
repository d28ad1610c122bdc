import { expect, it } from 'vitest';
import { niceCeiling } from './nice-ceiling.ts';

it.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [5, 6],
  [7, 8],
  [9, 10],
  [10, 10],
  [11, 20],
  [21, 30],
  [31, 40],
  [50, 60],
  [81, 100],
  [1000, 1000],
  [1001, 2000],
])('a plot of at most %i is drawn up to %i', (highest, ceiling) => {
  expect(niceCeiling(highest)).toBe(ceiling);
});
