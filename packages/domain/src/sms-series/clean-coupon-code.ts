// A coupon code holds only letters, digits, ! and %, in upper case; everything else is dropped while
// typing. The small editor that opens on a code inside the text is stricter and drops ! and % too.
// Both rules: signup-forms §5. Letters are A to Z, since a shopper has to type the code on any phone.

export function cleanCouponCode(typed: string): string {
  return typed.replace(/[^a-z0-9!%]/gi, '').toUpperCase();
}

export function cleanPopoverCouponCode(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
}
