import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanCouponCode,
  cleanPopoverCouponCode,
  couponError,
  couponWarning,
} from './coupon-code.ts';

describe('coupon code', () => {
  it.each([
    ['save10', 'SAVE10', 'SAVE10'],
    ['Save 10%!', 'SAVE10%!', 'SAVE10'],
    ['a-b_c.d*e|f', 'ABCDEF', 'ABCDEF'],
    ['azAZ09', 'AZAZ09', 'AZAZ09'],
    ['straße é', 'STRAE', 'STRAE'],
    ['[`{@/:', '', ''],
    ['', '', ''],
  ])('of %j is %s, in the popover %s', (typed, code, popoverCode) => {
    expect(cleanCouponCode(typed)).toBe(code);
    expect(cleanPopoverCouponCode(typed)).toBe(popoverCode);
  });

  it('is stable once clean', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.constantFrom(...'aZ9!%ßıſK'), fc.string()) }),
        (typed) => {
          const code = cleanCouponCode(typed);
          expect(code).toMatch(/^[A-Z0-9!%]*$/);
          expect(cleanCouponCode(code)).toBe(code);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('couponError', () => {
  it.each([
    ['Use *|COUPON_CODE|*', null],
    ['Use *|COUPON_CODE|*', ''],
    ['Use *|COUPON_CODE|*', '  '],
    ['Use *|COUPON_CODE|*', '---'],
    ['Use *|coupon_code|*', null],
    ['Use *|COUPON|*', null],
  ])('requires a code for %j when it is %j', (text, code) => {
    expect(couponError(text, code)).toBe(
      'You must enter a coupon code if you have added the merge tag in your message.',
    );
  });

  it.each([
    ['Use *|COUPON_CODE|*', 'SAVE10'],
    ['Use nothing', null],
    ['Use *|LINK|*', null],
  ])('is content with %j and %j', (text, code) => {
    expect(couponError(text, code)).toBeNull();
  });
});

describe('couponWarning', () => {
  it.each([
    ['SAVE10', ['OLD', 'SAVE10']],
    ['save10', ['SAVE10']],
    ['SAVE10', ['save 10']],
  ])('warns about %j after %j', (code, previous) => {
    expect(couponWarning(code, previous)).toBe(
      'Previous Code Detected: Reusing coupon codes will break conversion tracking. Use a unique code!',
    );
  });

  it.each([
    ['SAVE10', ['SAVE100', 'SAVE1']],
    ['SAVE10', []],
    ['', ['']],
    [null, ['-']],
  ])('does not warn about %j after %j', (code, previous) => {
    expect(couponWarning(code, previous)).toBeNull();
  });
});
