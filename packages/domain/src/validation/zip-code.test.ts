import { describe, expect, it } from 'vitest';
import { zipCode } from './zip-code.ts';

describe('zipCode', () => {
  it.each([
    ['1234', false],
    ['12345', true],
    ['123456', false],
    ['12345-678', false],
    ['12345-6789', true],
    ['12345-67890', false],
    ['123456789', false],
    ['12345 6789', false],
    ['1234a', false],
  ])('%s is valid: %s', (text, valid) => {
    expect(zipCode()(text)?.message).toBe(valid ? undefined : 'Must be a valid ZIP code');
  });
});
