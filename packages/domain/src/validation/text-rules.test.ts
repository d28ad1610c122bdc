import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredAfterBlur } from '../input/limited-text.ts';
import { preferredStoreRequired } from '../support/support-requests.ts';
import { countCharacters, maxCharacters, minCharacters, required } from './text-rules.ts';

describe('required', () => {
  it.each([[''], ['   '], ['\n\t'], [null], [undefined], [[]]])('refuses the empty %j', (value) => {
    expect(required()(value)).toEqual({ message: 'Required field', blocking: true });
  });

  it.each([['a'], [' a '], [0], ['0'], [false], [['tag']]])('accepts %j', (value) => {
    expect(required()(value)).toBeUndefined();
  });

  it('takes a message of its own', () => {
    expect(required('Name it')('')?.message).toBe('Name it');
    expect(preferredStoreRequired()('')?.message).toBe('Preferred store is required.');
    expect(preferredStoreRequired()('Acme Mail')).toBeUndefined();
  });
});

describe('requiredAfterBlur', () => {
  it.each([
    ['', false, undefined],
    ['', true, 'This field is required'],
    ['  ', true, 'This field is required'],
    ['a', true, undefined],
  ])('says of %j, blurred %s: %s', (value, blurred, message) => {
    expect(requiredAfterBlur(value, blurred)).toBe(message);
  });
});

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
