import { describe, expect, it } from 'vitest';
import { phone } from './phone.ts';

describe('phone', () => {
  it.each([
    ['123456', false],
    ['1234567', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['(555) 123-4567', true],
    ['5-5-5-1-2-3', false],
    ['5-5-5-1-2-3-4', true],
    ['+15551234567', false],
    ['555.123.4567', false],
    ['555123456x', false],
    ['٥٥٥١٢٣٤', false],
  ])('%s is valid: %s', (text, valid) => {
    expect(phone()(text)?.message).toBe(valid ? undefined : 'Must be valid phone number');
  });
});
