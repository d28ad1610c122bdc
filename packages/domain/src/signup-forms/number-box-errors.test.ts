import { describe, expect, it } from 'vitest';
import { autoCloseError, switchAutoClose, wholeNumberError } from './number-box-errors.ts';

describe('whole number error', () => {
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
});

describe('auto close error', () => {
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
});
