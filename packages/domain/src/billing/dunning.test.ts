import { describe, expect, it } from 'vitest';
import { isInDunning, nextChargeAttempt } from './dunning.ts';
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

describe('next charge attempt', () => {
  it.each([
    [1, '2026-03-02T09:00:00.000Z'],
    [2, '2026-03-04T09:00:00.000Z'],
    [3, '2026-03-06T09:00:00.000Z'],
    [4, '2026-03-08T09:00:00.000Z'],
  ])('after failure %i a charge is tried at %s', (failures, moment) => {
    expect(nextChargeAttempt(new Date('2026-03-01T09:00:00Z'), failures)?.toISOString()).toBe(
      moment,
    );
  });

  it('gives up after the fifth failure', () => {
    expect(nextChargeAttempt(new Date('2026-03-01T09:00:00Z'), 5)).toBeNull();
  });
});
