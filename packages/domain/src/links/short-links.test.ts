import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createShortLinkCode,
  isShortLinkCode,
  shortLinkSubdomain,
  shortLinkUrl,
} from './short-links.ts';

describe('createShortLinkCode', () => {
  it.each([
    ['the lowest random number', () => 0, 'aaaaaaaa'],
    ['the highest random number', () => 1 - Number.EPSILON, '99999999'],
    ['the first digit', () => 26 / 36, '00000000'],
    ['the last letter', () => 25.99 / 36, 'zzzzzzzz'],
  ])('maps %s to a character of the alphabet', (_, random, code) => {
    expect(createShortLinkCode(random)).toBe(code);
  });

  it('draws once for each character', () => {
    const draws = [0, 1 / 36, 2 / 36, 3 / 36, 4 / 36, 5 / 36, 6 / 36, 7 / 36].map((n) => n + 0.001);
    expect(createShortLinkCode(() => draws.shift() ?? 0)).toBe('abcdefgh');
    expect(draws).toEqual([]);
  });

  it('always gives a valid code', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
          minLength: 8,
          maxLength: 8,
        }),
        (draws) => isShortLinkCode(createShortLinkCode(() => draws.shift() ?? 0)),
      ),
      { numRuns: 100 },
    );
  });
});

describe('isShortLinkCode', () => {
  it.each([
    ['abcd1234', true],
    ['abcd123', false],
    ['abcd12345', false],
    ['ABCD1234', false],
    ['abcd-234', false],
    ['', false],
  ])('answers for %j: %s', (text, expected) => {
    expect(isShortLinkCode(text)).toBe(expected);
  });
});

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

describe('shortLinkSubdomain', () => {
  it.each([
    ['https://www.acme-foods.com/shop', 'acme-foods'],
    ['http://acme.com', 'acme'],
    ['acme.com', 'acme'],
    ['  ACME.com  ', 'acme'],
    ['www.acme.com', 'acme'],
    ['wwwacme.com', 'wwwacme'],
    ['shop.acme.com', 'acme'],
    ['acme.co.uk', 'acme'],
    ['shop.acme.co.uk', 'acme'],
    ['acme.com.au', 'acme'],
    ['co.uk', 'co'],
    ['acme.de', 'acme'],
    ['acme.shop.com', 'shop'],
    ['acme.co.shop', 'co'],
    ['acme.xcom.uk', 'xcom'],
    ['acme.comx.uk', 'comx'],
    ['acme', 'acme'],
    ['acme.com:8080/x', 'acme'],
    ['acme.com?x=y.z', 'acme'],
    ['acme.com#a.b', 'acme'],
    ['acme.com/a.b\nc.d', 'acme'],
    ['svn+ssh://acme.com', 'acme'],
    ['acme.com/https://other.com', 'acme'],
    ['my.www.com', 'www'],
    ['café.fr', 'cafe'],
    ['-acme-.com', 'acme'],
    ['a--b.com', 'a--b'],
    ['acme..com', 'acme'],
    ['127.0.0.1:3000', 'go'],
    ['4food.com', '4food'],
    ['360.com', '360'],
    ['4food.24shop', '4food'],
    ['food4.shop24', 'food4'],
    ['日本.jp', 'go'],
    ['', 'go'],
    [`${'a'.repeat(62)}-b.com`, 'a'.repeat(62)],
    [`${'a'.repeat(80)}.com`, 'a'.repeat(63)],
  ])('turns %j into %s', (website, subdomain) => {
    expect(shortLinkSubdomain(website)).toBe(subdomain);
  });

  it('always gives a valid DNS label', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abW01.-_:/ éß日') }), (website) => {
        expect(shortLinkSubdomain(website)).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
      }),
      { numRuns: 200 },
    );
  });
});
