import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShortLinkCode, isShortLinkCode } from './create-short-link-code.ts';

describe('createShortLinkCode', () => {
  it.each([
    ['the lowest random number', () => 0, 'aaaaaaaa'],
    ['the highest random number', () => 1 - Number.EPSILON, '99999999'],
    ['the first digit', () => 26 / 36, '00000000'],
    ['the last letter', () => 25.99 / 36, 'zzzzzzzz'],
  ])('maps %s to a character of the alphabet', (_, random, code) => {
    expect(createShortLinkCode(random)).toBe(code);
  });

  it('draws once for each character', () => {
    const draws = [0, 1 / 36, 2 / 36, 3 / 36, 4 / 36, 5 / 36, 6 / 36, 7 / 36].map((n) => n + 0.001);
    expect(createShortLinkCode(() => draws.shift() ?? 0)).toBe('abcdefgh');
    expect(draws).toEqual([]);
  });

  it('always gives a valid code', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
          minLength: 8,
          maxLength: 8,
        }),
        (draws) => isShortLinkCode(createShortLinkCode(() => draws.shift() ?? 0)),
      ),
      { numRuns: 100 },
    );
  });
});

describe('isShortLinkCode', () => {
  it.each([
    ['abcd1234', true],
    ['abcd123', false],
    ['abcd12345', false],
    ['ABCD1234', false],
    ['abcd-234', false],
    ['', false],
  ])('answers for %j: %s', (text, expected) => {
    expect(isShortLinkCode(text)).toBe(expected);
  });
});
