// A message that holds the coupon tag needs a code to put there. A code that an earlier campaign
// used is allowed but warned about, because a purchase could then count for either. Both texts:
// signup-forms §5.
import { cleanCouponCode } from './clean-coupon-code.ts';
import { hasMergeTag } from './parse-merge-tags.ts';

export function couponError(text: string, couponCode: string | null): string | null {
  const isMissing = !couponCode?.trim() && hasMergeTag(text, 'COUPON_CODE', 'COUPON');
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
