import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectCoupons, offerForCoupon, REPLACE_COUPON_LABEL } from './detect-coupons.ts';

describe('detectCoupons', () => {
  it.each([
    ['Use SAVE10 today', ['SAVE10']],
    ['Use SAVE10.', ['SAVE10']],
    ['"WELCOME5", (10OFF), 50%OFF and SAVE10!', ['WELCOME5', '10OFF', '50%OFF', 'SAVE10!']],
    ['Use 100A', ['100A']],
    ['FREE SHIPPING ON EVERYTHING THIS WEEKEND', []],
    ['SALE! LAST CHANCE!! EXCLUSIVE!', []],
    ['Use SUMMERSALE or FREESHIP', ['SUMMERSALE', 'FREESHIP']],
    ['SAVE!NOW and GO%FAR', ['SAVE!NOW', 'GO%FAR']],
    ['ENDS SATURDAY IN DECEMBER', []],
    ['Use VIP', []],
    ['Use 2026 or 100% or !!!!', []],
    ['Use Save10 or saVE10', []],
    ['ACME-SAVE10 X_SAVE10 R&BSALE SAVE10-X SAVE10_X', []],
    ["IT'SALE SALE'S", []],
    ['ÉSALE SALEÉ', []],
    ['Reply STOP, HELP! or START', []],
    ['Reply INFO QUIT CANCEL UNSTOP STOPALL UNSUBSCRIBE', []],
    ['STOP2 HELP4U NONSTOP8', ['STOP2', 'HELP4U', 'NONSTOP8']],
    ['Use *|COUPON_CODE|* or *|NAME_OR__FRIEND|*', []],
    ['Go https://acme.com/SALE2026 now', []],
    ['', []],
  ])('finds in %j: %j', (text, codes) => {
    expect(detectCoupons(text).map((coupon) => coupon.code)).toEqual(codes);
  });

  it('tells where each stands, past tags and links', () => {
    const text = 'Hi *|NAME|*, a.com/X SAVE10 and *|LINK|* MORE20';
    const found = detectCoupons(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['SAVE10', 'MORE20']);
  });

  it('leaves out ignored words', () => {
    expect(detectCoupons('SALE5 and SAVE10', ['SALE5']).map(({ code }) => code)).toEqual([
      'SAVE10',
    ]);
  });

  it('finds only slices made of coupon characters', () => {
    const piece = fc.constantFrom('SAVE10', 'x', ' ', '*|LINK|*', 'acme.com/SALE', '!', '-', 'É');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        for (const { code, start, end } of detectCoupons(text)) {
          expect(text.slice(start, end)).toBe(code);
          expect(code).toMatch(/^[A-Z0-9!%]{4,}$/);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('offerForCoupon', () => {
  it.each([
    [null, 'SAVE10', 'track'],
    ['', 'SAVE10', 'track'],
    ['SAVE10', 'SAVE10', 'none'],
    ['SAVE10', 'MORE20', 'replace'],
  ])('with current code %j and next %j offers to %s', (current, next, offer) => {
    expect(offerForCoupon(current, next)).toBe(offer);
  });

  it('labels the replacement as specified', () => {
    expect(REPLACE_COUPON_LABEL).toBe('Replace Current Code');
  });
});
