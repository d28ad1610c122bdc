import { describe, expect, it } from 'vitest';
import type { BillingState } from './billing-state.ts';
import { paymentNeeded } from './payment-needed.ts';
import { paidBilling } from './testing/paid-billing.ts';

const now = new Date('2026-03-02T12:00:00Z');
const ahead = new Date('2026-03-09T12:00:00Z');
const inTrial: Partial<BillingState> = {
  tier: 'trial',
  providerTier: 'trial',
  trialKind: 'trial',
  trialEndsAt: ahead,
  subscribedPlanIds: [],
  hasPaymentSource: false,
};
const ask = (change: Partial<BillingState>, more: object = {}) =>
  paymentNeeded({ billing: paidBilling(change), isImpersonating: false, now, ...more });

it.each<[string, Partial<BillingState>, string | undefined]>([
  ['a paying brand', {}, undefined],
  ['a free brand', { tier: 'white', subscribedPlanIds: [] }, undefined],
  ['a brand in trial', inTrial, undefined],
  ['a trial that is only reminded', { ...inTrial, trialEndsAt: ahead }, undefined],
  ['a trial whose end has passed', { ...inTrial, trialEndsAt: now }, '/upgrade-plan'],
  [
    'a trial in its extension',
    { ...inTrial, trialEndsAt: now, extendedTrialEndsAt: ahead },
    undefined,
  ],
  ['a trial that nobody paid for', { tier: 'post-trial-paywall' }, '/upgrade-plan'],
  ['a failed charge with a card', { isDelinquent: true }, '/missing-payment'],
  [
    'a failed charge without a card',
    { isDelinquent: true, hasPaymentSource: false },
    '/upgrade-plan',
  ],
  ['a paid tier without a subscription', { subscribedPlanIds: [] }, '/upgrade-plan'],
  ['a tier paid through Shopify', { subscribedPlanIds: [], paymentMethod: 'shopify' }, undefined],
  [
    'terms that wait to be accepted',
    { subscribedPlanIds: [], hasAcceptedLatestTerms: false },
    undefined,
  ],
  ['unfinished set-up', { dedicatedListSize: null }, undefined],
  [
    'staff past everything',
    { isStaff: true, isDelinquent: true, tier: 'post-trial-paywall' },
    undefined,
  ],
])('%s', (_name, change, place) => {
  expect(ask(change)).toBe(place);
});

it('lets an impersonator pass', () => {
  expect(ask({ tier: 'post-trial-paywall' }, { isImpersonating: true })).toBeUndefined();
});

describe('a permission', () => {
  const claim = 'sms.lightbox.create' as const;
  it('is granted by Premium and not by Essential', () => {
    expect(ask({}, { claim })).toBeUndefined();
    expect(ask({ tier: 'greenFixed' }, { claim })).toBe('/upgrade-plan');
  });
  it('does not help a brand that owes money', () => {
    expect(ask({ isDelinquent: true }, { claim })).toBe('/missing-payment');
  });
});
