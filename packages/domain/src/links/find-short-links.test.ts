import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findShortLinks, isShortLink } from './find-short-links.ts';
import { shortLinkUrl } from './short-links.ts';

const base = 'https://tndm.link';

describe('findShortLinks', () => {
  it('gives the parts and the place of every link', () => {
    expect(
      findShortLinks('Go https://acme.tndm.link/abcd1234 or B-2.TNDM.link/wxyz9876.', base),
    ).toEqual([
      {
        url: 'https://acme.tndm.link/abcd1234',
        subdomain: 'acme',
        code: 'abcd1234',
        start: 3,
        end: 34,
      },
      { url: 'B-2.TNDM.link/wxyz9876', subdomain: 'b-2', code: 'wxyz9876', start: 38, end: 60 },
    ]);
  });

  it.each([
    ['http://acme.tndm.link/abcd1234', 1],
    ['(https://acme.tndm.link/abcd1234)', 1],
    ['https://acme.tndm.link/abcd1234?', 1],
    ['https://acme.tndm.link/abcd1234? Yes', 1],
    ['https://acme.tndm.link/abcd1234?a=1', 0],
    ['https://acme.tndm.link/abcd1234#top', 0],
    ['https://acme.tndm.link/abcd1234/more', 0],
    ['https://acme.tndm.link/abcd1234-5', 0],
    ['https://acme.tndm.link/abcd12345', 0],
    ['https://acme.tndm.link/abcd123', 0],
    ['https://acme.tndm.link/ABCD1234', 0],
    ['https://tndm.link/abcd1234', 0],
    ['https://acme.tndmxlink/abcd1234', 0],
    ['https://evil.com/acme.tndm.link/abcd1234', 0],
    ['me@acme.tndm.link/abcd1234', 0],
    ['https://a.b.tndm.link/abcd1234', 0],
    ['', 0],
  ])('finds in %j: %i', (text, count) => {
    expect(findShortLinks(text, base)).toHaveLength(count);
  });

  it('takes the port of the base literally', () => {
    expect(
      findShortLinks('http://acme.localhost:3000/abcd1234', 'http://localhost:3000'),
    ).toHaveLength(1);
    expect(findShortLinks('http://acme.localhost:3001/abcd1234', 'http://localhost:3000')).toEqual(
      [],
    );
  });

  it('finds every link that shortLinkUrl builds, wherever it stands', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-z,!]{1,8}$/)).map((list) => list.join(' '));
    fc.assert(
      fc.property(
        words,
        fc.stringMatching(/^[a-z0-9]{1,10}$/),
        fc.stringMatching(/^[a-z0-9]{8}$/),
        (rest, subdomain, code) => {
          const url = shortLinkUrl(base, subdomain, code);
          expect(findShortLinks(`${rest} ${url} ${rest}`, base)).toEqual([
            { url, subdomain, code, start: rest.length + 1, end: rest.length + 1 + url.length },
          ]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('isShortLink', () => {
  it.each([
    ['https://acme.tndm.link/abcd1234', true],
    ['https://acme.tndm.link/abcd1234 ', false],
    ['https://acme.com/abcd1234', false],
  ])('answers for %j: %s', (url, expected) => {
    expect(isShortLink(url, base)).toBe(expected);
  });
});
