import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maximum,
  minimum,
  numeric,
  positive,
  positiveInteger,
  withinIntegerLimit,
  zeroOrPositive,
  zeroOrPositiveInteger,
} from './number-rules.ts';

describe('number rules', () => {
  it.each([
    [
      'numeric',
      numeric(),
      'Must be a number',
      ['0', '-1', '+1', '1.5', '.5', '007', 3],
      ['a', '1a', '1e5', '0x10', '1,000', '5.', '.', '-', 'Infinity', ' 5', NaN],
    ],
    ['positive', positive(), 'Must be positive', ['0.01', '1', 1], ['0', '-0.01', '-1', 'a', 0]],
    [
      'zeroOrPositive',
      zeroOrPositive(),
      'Must be positive or zero',
      ['0', '0.5', 0],
      ['-0.01', '-1', 'a'],
    ],
    [
      'positiveInteger',
      positiveInteger(),
      'Must be positive integer',
      ['1', '2147483648', 1],
      ['0', '-1', '1.5', '0.5', 'a'],
    ],
    [
      'zeroOrPositiveInteger',
      zeroOrPositiveInteger(),
      'Must be positive integer or zero',
      ['0', '1', 0],
      ['-1', '0.5', 'a'],
    ],
    [
      'maximum',
      maximum(10),
      'Cannot exceed 10',
      ['10', '9.99', '-11', 10, 'a'],
      ['10.01', '11', 11],
    ],
    ['minimum', minimum(10), 'Must be at least 10', ['10', '11', 10, 'a'], ['9.99', '9', '-11']],
    [
      'withinIntegerLimit',
      withinIntegerLimit(),
      'Number is too large',
      ['2147483647', 2147483647, '-1', 'a'],
      ['2147483648', 2147483648, '99999999999999999999'],
    ],
  ] as const)('%s accepts and refuses as stated', (_name, validate, message, good, bad) => {
    for (const value of good) expect(validate(value), `${value}`).toBeUndefined();
    for (const value of bad) expect(validate(value)?.message, `${value}`).toBe(message);
  });

  it('judges every whole number by its sign alone', () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        expect(numeric()(`${n}`)).toBeUndefined();
        expect(positiveInteger()(`${n}`) === undefined).toBe(n > 0);
        expect(zeroOrPositiveInteger()(n) === undefined).toBe(n >= 0);
      }),
      { numRuns: 100 },
    );
  });
});
