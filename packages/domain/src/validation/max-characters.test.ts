import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from './count-characters.ts';
import { maxCharacters } from './max-characters.ts';
import { minCharacters } from './min-characters.ts';

describe('character limits', () => {
  it.each([
    ['abcd', 'Must be at least 5 characters', undefined],
    ['abcde', undefined, undefined],
    ['abcdef', undefined, 'Cannot exceed 5 characters'],
    ['abc  ', undefined, undefined],
    ['🎉🎉🎉🎉🎉', undefined, undefined],
  ])('measures %j against 5', (text, tooShort, tooLong) => {
    expect(minCharacters(5)(text)?.message).toBe(tooShort);
    expect(maxCharacters(5)(text)?.message).toBe(tooLong);
  });

  it('counts as the database does, by code point', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '🎉', '\u0301', '\ud83c') }),
        (text) => {
          expect(countCharacters(text)).toBe(Array.from(text).length);
        },
      ),
      { numRuns: 100 },
    );
  });
});
