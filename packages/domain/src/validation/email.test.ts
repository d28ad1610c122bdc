import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email } from './email.ts';

describe('email', () => {
  it.each([
    'hello@acme.com',
    'first.last+tag@mail.acme.co.uk',
    "o'brand@acme.com",
    'a@b.co',
    `${'a'.repeat(64)}@acme.com`,
  ])('accepts %s', (value) => {
    expect(email()(value)).toBeUndefined();
  });

  it.each([
    'hello',
    'hello@',
    'acme.com',
    '@acme.com',
    'hello@acme',
    'hello@acme.c',
    'hello@@acme.com',
    'hel lo@acme.com',
    '.hello@acme.com',
    'hello.@acme.com',
    'hel..lo@acme.com',
    'hello@acme..com',
    'hello@-acme.com',
    'hello@127.0.0.1',
    'hello@acme.com ',
    'a@b.co, c@d.co',
    `${'a'.repeat(65)}@acme.com`,
  ])('refuses %s', (value) => {
    expect(email()(value)?.message).toBe('Invalid Email Address');
  });

  it('limits an address to 254 characters', () => {
    const host = `${`${'b'.repeat(61)}.`.repeat(3)}`;
    expect(email()(`${'a'.repeat(64)}@${host}com`)).toBeUndefined();
    expect(email()(`${'a'.repeat(64)}@${host}comm`)?.message).toBe('Invalid Email Address');
  });

  it('accepts ordinary addresses', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(email()(address)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });
});
