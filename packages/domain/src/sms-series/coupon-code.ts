// The coupon code of a message: how it is written and what is wrong with it.

import { hasMergeTag } from './merge-tags.ts';

// A coupon code holds only letters, digits, ! and %, in upper case; everything else is dropped while
// typing. The small editor that opens on a code inside the text is stricter and drops ! and % too.
// Both rules: signup-forms §5. Letters are A to Z, since a shopper has to type the code on any phone.
export function cleanCouponCode(typed: string): string {
  return typed.replace(/[^a-z0-9!%]/gi, '').toUpperCase();
}

export function cleanPopoverCouponCode(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
}

// A message that holds the coupon tag needs a code to put there. A code that an earlier campaign
// used is allowed but warned about, because a purchase could then count for either. Both texts:
// signup-forms §5.
export function couponError(text: string, couponCode: string | null): string | null {
  // Judged as it will be stored: '---' cleans to nothing.
  const isBlank = cleanCouponCode(couponCode ?? '') === '';
  const isMissing = isBlank && hasMergeTag(text, 'COUPON_CODE', 'COUPON');
  return isMissing
    ? 'You must enter a coupon code if you have added the merge tag in your message.'
    : null;
}

export function couponWarning(
  couponCode: string | null,
  previousCodes: readonly string[],
): string | null {
  const code = cleanCouponCode(couponCode ?? '');
  const isReused =
    code !== '' && previousCodes.some((previous) => cleanCouponCode(previous) === code);
  return isReused
    ? 'Previous Code Detected: Reusing coupon codes will break conversion tracking. Use a unique code!'
    : null;
}
