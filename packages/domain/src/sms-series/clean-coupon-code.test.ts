import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCouponCode, cleanPopoverCouponCode } from './clean-coupon-code.ts';

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
