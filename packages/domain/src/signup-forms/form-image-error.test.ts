import { expect, it } from 'vitest';
import { formImageError } from './form-image-error.ts';

it.each([
  [0, null],
  [4_999_999, null],
  [5_000_000, 'File size too large. Must be under 5MB.'],
  [5_000_001, 'File size too large. Must be under 5MB.'],
])('judges an image of %i bytes', (size, error) => {
  expect(formImageError(size)).toBe(error);
});
