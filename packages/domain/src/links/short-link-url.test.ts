import { describe, expect, it } from 'vitest';
import { shortLinkUrl } from './short-link-url.ts';

describe('shortLinkUrl', () => {
  it.each([
    ['https://tndm.link', 'https://acme.tndm.link/abcd1234'],
    ['https://tndm.link/', 'https://acme.tndm.link/abcd1234'],
    ['https://tndm.link//', 'https://acme.tndm.link/abcd1234'],
    ['http://localhost:3000', 'http://acme.localhost:3000/abcd1234'],
  ])('puts the subdomain in front of the host of %s', (base, url) => {
    expect(shortLinkUrl(base, 'acme', 'abcd1234')).toBe(url);
  });

  it.each(['', 'tndm.link', 'https://', 'https:///', 'https://tndm.link/path', 'xhttps://a.b'])(
    'refuses the base %j',
    (base) => {
      expect(() => shortLinkUrl(base, 'acme', 'abcd1234')).toThrow(
        `Not a short link base: ${base}`,
      );
    },
  );
});
