import { describe, expect, it } from 'vitest';
import { paidBilling } from './testing/paid-billing.ts';
import { hasTrialEnded, isInTrial, trialEndFrom } from './trial.ts';

describe('is in trial', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const justAhead = new Date(now.getTime() + 1);
  const past = new Date(now.getTime() - 1);
  const trial = paidBilling({ tier: 'trial', providerTier: 'trial', subscribedPlanIds: [] });

  describe('isInTrial', () => {
    it.each([
      ['its end is ahead', { trialEndsAt: justAhead }, true],
      ['its end is now', { trialEndsAt: now }, false],
      ['its end is past', { trialEndsAt: past }, false],
      ['it has no end', {}, false],
      ['only its extension is ahead', { trialEndsAt: past, extendedTrialEndsAt: justAhead }, true],
      ['only its offer is ahead', { trialEndsAt: past, offerTrialEndsAt: justAhead }, true],
      ['another tier has an end ahead', { tier: 'white', trialEndsAt: justAhead }, false],
      [
        'its first subscription is the trial',
        { tier: 'black', subscribedPlanIds: ['trial'] },
        true,
      ],
      ['a later one is', { tier: 'black', subscribedPlanIds: ['premium-monthly', 'trial'] }, false],
    ] as const)('when %s', (_name, change, inTrial) => {
      expect(isInTrial({ ...trial, ...change }, now)).toBe(inTrial);
    });
  });

  describe('trialEndFrom', () => {
    it('is 30 days later', () => {
      expect(trialEndFrom(now).toISOString()).toBe('2026-04-09T12:00:00.000Z');
    });
  });
});

describe('has trial ended', () => {
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
});
