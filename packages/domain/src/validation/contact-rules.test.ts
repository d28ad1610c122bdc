import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, isHostName, phone, website, zipCode } from './contact-rules.ts';

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

describe('website', () => {
  it.each([
    'acme.com',
    'www.acme.com',
    'http://acme.com',
    'HTTPS://Acme.Com/path?q=1#top',
    'https://shop.acme.co.uk:8443',
    'acme.com:65535/x',
    'acme.com?ref=1',
    'bücher.example',
    'a-b.io',
  ])('accepts %s', (value) => {
    expect(website()(value)).toBeUndefined();
  });

  it.each([
    'acme',
    'localhost',
    'http://localhost:3000',
    '127.0.0.1',
    'ftp://acme.com',
    'javascript:alert(1)',
    'https://user@acme.com',
    'hello@acme.com',
    'acme .com',
    'acme.com/a b',
    'acme.com:65536',
    'acme..com',
    '.acme.com',
    '-acme.com',
    'acme-.com',
    'acme.c',
    'https://',
    ' acme.com',
  ])('refuses %s', (value) => {
    expect(website()(value)?.message).toBe('Invalid URL');
  });

  it('accepts any label under a public ending and none without one', () => {
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
    const ending = fc.constantFrom('com', 'co.uk', 'shop', '');
    const rest = fc.constantFrom('', '/', '/a/b', '?q=1', '#top', ':8080/x');
    fc.assert(
      fc.property(
        fc.constantFrom('', 'https://'),
        label,
        ending,
        rest,
        (scheme, name, end, tail) => {
          const valid = end !== '';
          const address = `${scheme}${name}${valid ? '.' : ''}${end}${tail}`;
          expect(website()(address) === undefined, address).toBe(valid);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('limits a label to 63 characters and a host to 253', () => {
    expect(isHostName(`${'a'.repeat(63)}.com`)).toBe(true);
    expect(isHostName(`${'a'.repeat(64)}.com`)).toBe(false);
    const long = `${'a'.repeat(49)}.`.repeat(5);
    expect(isHostName(`${long}com`)).toBe(true);
    expect(isHostName(`${long}comm`)).toBe(false);
  });
});

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
