import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUrls } from './find-urls.ts';

describe('findUrls', () => {
  it.each([
    ['Shop https://acme.com/new?x=1#y now', ['https://acme.com/new?x=1#y']],
    ['Shop HTTP://ACME.COM', ['HTTP://ACME.COM']],
    ['(https://acme.com/a).', ['https://acme.com/a']],
    ['See www.acme.rocks!', ['www.acme.rocks']],
    ['See acme.com.', ['acme.com']],
    ['See shop.acme.co.uk, ok?', ['shop.acme.co.uk']],
    ['See acme.com?ref=a', ['acme.com?ref=a']],
    ['See acme.fashion/sale', ['acme.fashion/sale']],
    ['See acme.com/', ['acme.com/']],
    ['a.com b.net "c.org"', ['a.com', 'b.net', 'c.org']],
    ['acme.com*|COUPON_CODE|*', ['acme.com']],
    ['https://acme.com/*|COUPON_CODE|*', ['https://acme.com/']],
    ['<https://acme.com>', ['https://acme.com']],
    ['Write hi@acme.com', []],
    ['Write hi.com@acme.net', []],
    ['Sale ends.Tomorrow', []],
    ['Ends.Company wide', []],
    ['Open 24/7 and/or 3.50', []],
    ['acme.com.evil', []],
    ['', []],
  ])('finds in %j: %j', (text, urls) => {
    expect(findUrls(text).map((found) => found.url)).toEqual(urls);
  });

  it('tells where each link stands', () => {
    expect(findUrls('Go to acme.com!')).toEqual([{ url: 'acme.com', start: 6, end: 14 }]);
  });

  it('gives slices of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('https://acme.com/a?b', 'acme.com', '.'), fc.string())),
        (parts) => {
          const text = parts.join(' ');
          for (const { url, start, end } of findUrls(text))
            expect(text.slice(start, end)).toBe(url);
        },
      ),
      { numRuns: 100 },
    );
  });
});
