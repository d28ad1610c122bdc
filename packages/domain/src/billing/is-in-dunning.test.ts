import { describe, expect, it } from 'vitest';
import { isInDunning } from './is-in-dunning.ts';
import { paidBilling } from './testing/paid-billing.ts';

describe('isInDunning', () => {
  it.each([
    ['greenFixed', true],
    ['black', true],
    ['pro', true],
    ['elite', true],
    ['white', false],
    ['trial', false],
    ['post-trial-paywall', false],
  ] as const)('a delinquent %s brand is in dunning: %s', (tier, dunning) => {
    expect(isInDunning(paidBilling({ tier, isDelinquent: true, firstInvoiceStatus: 'open' }))).toBe(
      dunning,
    );
  });

  it.each([
    [true, 'open', true],
    [true, 'paid', true],
    [true, null, true],
    [true, 'void', false],
    [false, 'open', false],
  ])('delinquent %s with a first invoice %s: %s', (isDelinquent, firstInvoiceStatus, dunning) => {
    expect(isInDunning(paidBilling({ isDelinquent, firstInvoiceStatus }))).toBe(dunning);
  });
});
