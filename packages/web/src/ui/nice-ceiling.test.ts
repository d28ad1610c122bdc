import { expect, it } from 'vitest';
import { niceCeiling } from './nice-ceiling.ts';

it.each([
  [0, 4],
  [1, 4],
  [4, 5],
  [5, 5],
  [6, 10],
  [10, 10],
  [11, 20],
  [21, 50],
  [50, 50],
  [51, 100],
  [1000, 1000],
  [1001, 2000],
])('a plot of at most %i is drawn up to %i', (highest, ceiling) => {
  expect(niceCeiling(highest)).toBe(ceiling);
});
