import { describe, expect, it } from 'vitest';
import { autoCloseError, switchAutoClose } from './auto-close-error.ts';

describe('autoCloseError', () => {
  it.each([
    [null, null],
    [0, null],
    [5, null],
    [999, null],
    ['999', null],
    [1000, 'Cannot exceed 999'],
    [-1, 'Must be positive integer or zero'],
    [1.5, 'Must be positive integer or zero'],
    ['', 'Required field'],
  ])('of %j is %j', (value, error) => {
    expect(autoCloseError(value)).toBe(error);
  });
});

it.each([
  [true, 5],
  [false, null],
])('selecting (%s) sets %j seconds', (isSelected, seconds) => {
  expect(switchAutoClose(isSelected)).toBe(seconds);
});
