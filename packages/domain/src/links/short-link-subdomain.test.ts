import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortLinkSubdomain } from './short-link-subdomain.ts';

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
