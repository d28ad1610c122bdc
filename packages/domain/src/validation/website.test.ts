import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHostName } from './is-host-name.ts';
import { website } from './website.ts';

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
