import { expect, it } from 'vitest';
import { formatDollars } from './format-dollars.ts';

it.each([
  [0, '$0.00', '$0'],
  [199_00, '$199.00', '$199'],
  [1_910_40, '$1,910.40', '$1,910.40'],
  [-16_58, '-$16.58', '-$16.58'],
])('writes %d cents as %s on a bill and as %s on a plan', (cents, bill, price) => {
  expect(formatDollars(cents)).toBe(bill);
  expect(formatDollars(cents, 'price')).toBe(price);
});
