import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSavedText, toLinkTag } from './to-link-tag.ts';

const base = 'https://tndm.link';
const url = 'https://acme.tndm.link/abcd1234';

describe('toLinkTag', () => {
  it.each([
    ['a short link', `Shop ${url} now`, 'Shop *|LINK|* now', 'abcd1234'],
    ['a short link without scheme', 'Shop acme.tndm.link/abcd1234.', 'Shop *|LINK|*.', 'abcd1234'],
    ['the same link twice', `${url} or ${url}`, '*|LINK|* or *|LINK|*', 'abcd1234'],
    [
      'only the first of two links',
      `${url} https://acme.tndm.link/zzzz9999 ${url}!`,
      '*|LINK|* https://acme.tndm.link/zzzz9999 *|LINK|*!',
      'abcd1234',
    ],
    ['no foreign link', 'https://acme.com/abcd1234', 'https://acme.com/abcd1234', null],
    ['no existing tag', 'Go *|LINK|*', 'Go *|LINK|*', null],
  ])('replaces %s', (_, text, saved, code) => {
    expect(toLinkTag(text, base)).toEqual({ text: saved, code });
  });
});

describe('fromSavedText', () => {
  it.each([
    ['Use *|COUPON|* *|COUPON|*', null, 'Use *|COUPON_CODE|* *|COUPON_CODE|*'],
    ['Use *|COUPON_CODE|*', null, 'Use *|COUPON_CODE|*'],
    ['Go *|LINK|* *|LINK|*', url, `Go ${url} ${url}`],
    ['Go *|LINK|*', null, 'Go *|LINK|*'],
    ['Go *|LINK|*', '', 'Go *|LINK|*'],
    ['Go *|LINK|*', 'https://a.b/$&', 'Go https://a.b/$&'],
    ['*|LINK|* *|COUPON|*', url, `${url} *|COUPON_CODE|*`],
  ])('opens %j with link %j', (text, shortUrl, expected) => {
    expect(fromSavedText(text, shortUrl)).toBe(expected);
  });

  it('gives back what was saved', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Hi', url, '*|COUPON_CODE|*', 'a.com')), (words) => {
        const text = words.join(' ');
        expect(fromSavedText(toLinkTag(text, base).text, url)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});
