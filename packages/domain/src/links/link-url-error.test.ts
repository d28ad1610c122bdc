import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLinkUrl, linkUrlError } from './link-url-error.ts';

describe('linkUrlError', () => {
  it.each([
    'https://acme.com',
    'http://acme.com/',
    'HTTPS://ACME.COM',
    ' https://acme.com ',
    'https://acme.com/a/b?c=d#e',
    'https://acme.com?c=d',
    'https://acme.com#e',
    'https://my-shop.acme.co.uk:8443/x',
    'https://acme.com:65535',
    'http://localhost:3000/demo-shop',
    'https://münchen.de',
    `https://${'a'.repeat(63)}.com`,
  ])('accepts %j', (value) => {
    expect(linkUrlError(value)).toBeNull();
  });

  it.each([
    '',
    'acme.com',
    'https://',
    'https:///path',
    'https:acme.com',
    'ftp://acme.com',
    'javascript://acme.com',
    'https://acme .com',
    'https://acme.com/a b',
    'https://acme..com',
    'https://-acme.com',
    'https://acme-.com',
    'https://acme_shop!.com',
    'https://user@acme.com',
    'https://acme.com:65536',
    'https://acme.com:',
    'see https://acme.com',
    `https://${'a'.repeat(64)}.com`,
  ])('refuses %j', (value) => {
    expect(linkUrlError(value)).toBe('Invalid URL');
  });

  it('accepts every dotted host with any path', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    fc.assert(
      fc.property(label, label, fc.stringMatching(/^[!-~]{0,12}$/), (name, end, path) =>
        isLinkUrl(`https://${name}.${end}/${path}`),
      ),
      { numRuns: 100 },
    );
  });
});
