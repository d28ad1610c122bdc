import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatListSize, parseListSize, validateListSize } from './list-size.ts';

describe('formatListSize', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [999_999, '999,999'],
    [1_000_000, '1,000,000'],
    [2_147_483_647, '2,147,483,647'],
  ])('shows %d as %s', (size, text) => {
    expect(formatListSize(size)).toBe(text);
  });

  it.each([
    ['1,000', 1_000],
    ['10,00', 1_000],
    [' 1 000 ', 1_000],
    ['007', 7],
    ['', undefined],
    ['1.5', undefined],
    ['-1', undefined],
    ['many', undefined],
  ])('reads %j as %s', (text, size) => {
    expect(parseListSize(text)).toBe(size);
  });

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.nat(), (size) => {
        expect(parseListSize(formatListSize(size))).toBe(size);
      }),
      { numRuns: 100 },
    );
  });
});

describe('validateListSize', () => {
  it.each([
    ['', 'Required field'],
    ['many', 'Must be a number'],
    ['0', 'Must be positive integer'],
    ['-5', 'Must be positive integer'],
    ['1.5', 'Must be positive integer'],
    ['1', undefined],
    ['12,500', undefined],
    ['2,147,483,647', undefined],
    ['2,147,483,648', 'Number is too large'],
  ])('says of %j: %s', (text, error) => {
    expect(validateListSize(text).error).toBe(error);
  });
});
