import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskUsPhone, usPhone } from './us-phone.ts';

describe('maskUsPhone', () => {
  it.each([
    ['', ''],
    ['1', ''],
    ['+1', ''],
    ['+-1', ''],
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
    ['(555) 123-45678', '(555) 123-4567'],
    ['abc', ''],
    ['111102 (5-509019+999', '(025) 509-0199'],
  ])('shows %j as %j', (text, shown) => {
    expect(maskUsPhone(text)).toBe(shown);
  });

  it.each([
    ['+', '+'],
    ['+4', '+4'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+44 (0)20 7946-0958', '+44 020 79460958'],
    ['0044 20 7946 0958', '0044 20 7946 0958'],
    ['100', '00'],
    ['442079460958', '442079460958'],
    ['+4930123456789012345', '+493012345678901'],
  ])('does not make an American number of %j', (text, shown) => {
    expect(maskUsPhone(text)).toBe(shown);
  });

  const typed = fc.string({ unit: fc.constantFrom(...'0123456789()+- ') });

  it('leaves its own output alone', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = maskUsPhone(text);
        expect(maskUsPhone(shown)).toBe(shown);
      }),
      { numRuns: 200 },
    );
  });

  it('looks the same typed key by key or pasted', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 10 });
    fc.assert(
      fc.property(digits, (given) => {
        const typedOut = [...given].reduce((shown, digit) => maskUsPhone(shown + digit), '');
        expect(typedOut).toBe(maskUsPhone(given));
      }),
      { numRuns: 100 },
    );
  });
});

describe('usPhone', () => {
  it.each(['(212) 555-0142', '2125550142', '+1 212 555 0142', '1-212-555-0142'])(
    'accepts %s',
    (text) => {
      expect(usPhone()(text)).toBeUndefined();
    },
  );

  it.each([
    '+44 20 7946 0958',
    '447700900123',
    '(212) 555-014',
    '(112) 555-0142',
    '(212) 155-0142',
  ])('refuses %s', (text) => {
    expect(usPhone()(text)?.message).toBe('Must be valid phone number');
  });
});
