import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskUsPhone, usPhoneDigits } from './us-phone.ts';

describe('maskUsPhone', () => {
  it.each([
    ['', ''],
    ['1', ''],
    ['+1', ''],
    ['5', '(5'],
    ['555', '(555'],
    ['5551', '(555) 1'],
    ['555123', '(555) 123'],
    ['5551234', '(555) 123-4'],
    ['5551234567', '(555) 123-4567'],
    ['15551234567', '(555) 123-4567'],
    ['+15551234567', '(555) 123-4567'],
    ['+1 (555) 123-4567', '(555) 123-4567'],
    ['555.123.4567', '(555) 123-4567'],
    ['55512345678', '(555) 123-4567'],
    ['abc', ''],
  ])('shows %j as %j', (text, shown) => {
    expect(maskUsPhone(text)).toBe(shown);
  });

  it('leaves its own output alone and keeps the digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789()+- ') }), (text) => {
        const shown = maskUsPhone(text);
        expect(maskUsPhone(shown)).toBe(shown);
        expect(usPhoneDigits(shown)).toBe(usPhoneDigits(text));
      }),
      { numRuns: 200 },
    );
  });

  it('looks the same typed key by key or pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789') }), (digits) => {
        const typed = [...digits].reduce((shown, digit) => maskUsPhone(shown + digit), '');
        expect(typed).toBe(maskUsPhone(digits));
      }),
      { numRuns: 100 },
    );
  });
});
