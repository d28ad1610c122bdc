import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCharacters } from '../validation/text-rules.ts';
import { textCounter } from './limited-text.ts';

describe('textCounter', () => {
  it.each([
    ['', '5 characters remaining', false],
    ['abcd', '1 characters remaining', false],
    ['abcde', '0 characters remaining', false],
    ['abcdef', '1 characters over the limit', true],
    ['abcdefg', '2 characters over the limit', true],
    ['🎉🎉', '3 characters remaining', false],
  ])('says of %j: %s', (text, message, isOver) => {
    expect(textCounter(text, 5)).toEqual({ message, isOver });
  });

  it('is over exactly when the rule refuses the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 0, max: 20 }), (text, limit) => {
        if (text.trim() === '') return;
        expect(textCounter(text, limit).isOver).toBe(maxCharacters(limit)(text) !== undefined);
      }),
      { numRuns: 100 },
    );
  });
});
