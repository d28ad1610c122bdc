import type { PaymentMethod } from '@tandem/contract/billing';

/** A card as people recognise it. */
export function cardName({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return `${BRANDS.get(brand) ?? 'Card'} •••• ${last4}`;
}

export function cardExpiry({ expMonth, expYear }: PaymentMethod): string {
  return `${String(expMonth).padStart(2, '0')}/${expYear}`;
}

/** A card works until the last day of its month. */
export function hasExpired({ expMonth, expYear }: PaymentMethod, now: Date): boolean {
  return now >= new Date(expYear, expMonth, 1);
}

const BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
]);
