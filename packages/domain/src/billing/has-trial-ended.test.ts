import { describe, expect, it } from 'vitest';
import { hasTrialEnded } from './has-trial-ended.ts';
import { paidBilling } from './testing/paid-billing.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ahead = new Date('2026-03-10T12:00:01Z');
const lapsed = paidBilling({ tier: 'trial', trialEndsAt: now, subscribedPlanIds: [] });

describe('hasTrialEnded', () => {
  it.each([
    ['a lapsed trial', {}, true],
    ['a running trial', { trialEndsAt: ahead }, false],
    ['an extended trial', { extendedTrialEndsAt: ahead }, false],
    ['a subscriber', { subscribedPlanIds: ['premium-monthly'] }, false],
    ['a Shopify payer', { paymentMethod: 'shopify' }, false],
    ['the free plan', { tier: 'white' }, false],
    ['a paid tier without subscription', { tier: 'black' }, true],
    ['a brand with terms to accept', { hasAcceptedLatestTerms: false }, false],
    [
      'the ended tier, whatever else holds',
      {
        tier: 'post-trial-paywall',
        trialEndsAt: ahead,
        subscribedPlanIds: ['premium-monthly'],
        paymentMethod: 'shopify',
        hasAcceptedLatestTerms: false,
      },
      true,
    ],
  ] as const)('for %s: %s', (_name, change, ended) => {
    expect(hasTrialEnded({ ...lapsed, ...change }, now)).toBe(ended);
  });
});
