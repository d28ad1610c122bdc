import { expect, it } from 'vitest';
import { chooseLogo } from './choose-logo.ts';

it.each([
  ['2024-06-01T03:59:59Z', 'standard'],
  ['2024-06-01T04:00:00Z', 'themed'],
  ['2024-07-01T03:59:59Z', 'themed'],
  ['2024-07-01T04:00:00Z', 'standard'],
  ['2031-06-15T12:00:00Z', 'themed'],
])('at %s shows the %s logo', (now, expected) => {
  expect(chooseLogo(new Date(now))).toBe(expected);
});
