import { expect, it } from 'vitest';
import { wholeNumberError } from './whole-number-error.ts';

it.each([
  [0, null],
  ['0', null],
  [' 12 ', null],
  [2_147_483_647, null],
  [2_147_483_648, 'Number is too large'],
  [1e21, 'Must be positive integer or zero'],
  ['', 'Required field'],
  [' ', 'Required field'],
  [null, 'Required field'],
  [undefined, 'Required field'],
  [-1, 'Must be positive integer or zero'],
  ['1.5', 'Must be positive integer or zero'],
  ['1a', 'Must be positive integer or zero'],
  ['a1', 'Must be positive integer or zero'],
])('judges %j', (value, error) => {
  expect(wholeNumberError(value)).toBe(error);
});
