import { describe, expect, it } from 'vitest';
import { validateBrandDescription, validateListSize } from './validate-list-size.ts';

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

describe('validateBrandDescription', () => {
  it.each([
    [0, undefined],
    [250, undefined],
    [251, 'Cannot exceed 250 characters'],
  ])('says of %d characters: %s', (length, error) => {
    expect(validateBrandDescription('a'.repeat(length)).error).toBe(error);
  });
});
