import { describe, expect, it } from 'vitest';
import {
  findThirdPartyShortLinks,
  hasThirdPartyShortLink,
  THIRD_PARTY_SHORT_LINK_DIALOG,
} from './find-third-party-short-links.ts';

describe('findThirdPartyShortLinks', () => {
  it.each([
    ['Go https://bit.ly/3abc now', ['https://bit.ly/3abc']],
    ['Go bit.ly/3abc.', ['bit.ly/3abc']],
    ['Go (bit.ly/3abc)!!', ['bit.ly/3abc']],
    ['Go (HTTP://BIT.LY/3abc)', ['HTTP://BIT.LY/3abc']],
    ['tinyurl.com/x www.tinyurl.com/y', ['tinyurl.com/x', 'www.tinyurl.com/y']],
    ['ow.ly/x?y=1#z', ['ow.ly/x?y=1#z']],
    ['acme-shop.bit.ly/a', ['acme-shop.bit.ly/a']],
    ['bit.ly/*|COUPON_CODE|*', []],
    ['We like bit.ly a lot', []],
    ['habit.ly/x', []],
    ['mytinyurl.com/x', []],
    ['bow.ly/x', []],
    ['bit.ly.acme.com/x', []],
    ['bitxly/x', []],
    ['https://acme.com/bit.ly/x', []],
    ['hi@bit.ly/x', []],
    ['https://acme.tndm.link/abcd1234', []],
    ['', []],
  ])('finds in %j: %j', (text, links) => {
    expect(findThirdPartyShortLinks(text)).toEqual(links);
    expect(hasThirdPartyShortLink(text)).toBe(links.length > 0);
  });
});

it('words the dialog as specified', () => {
  expect(THIRD_PARTY_SHORT_LINK_DIALOG).toEqual({
    title: 'Oops \u2013 it looks like you used an URL shortener!',
    ignore: 'Ignore',
    update: 'Update Link',
  });
});
