import { describe, expect, it } from 'vitest';
import { isActiveTrial, isInTrial } from './is-in-trial.ts';
import { paidBilling } from './testing/paid-billing.ts';
import { trialEndFrom } from './trial-end-from.ts';

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
    ['its first subscription is the trial', { tier: 'black', subscribedPlanIds: ['trial'] }, true],
    ['a later one is', { tier: 'black', subscribedPlanIds: ['premium-monthly', 'trial'] }, false],
  ] as const)('when %s', (_name, change, inTrial) => {
    expect(isInTrial({ ...trial, ...change }, now)).toBe(inTrial);
  });
});

describe('isActiveTrial', () => {
  it.each([
    ['trial_end is ahead', { trialEndsAt: justAhead }, true],
    ['the extension is ahead', { extendedTrialEndsAt: justAhead }, true],
    ['the offer is ahead', { offerTrialEndsAt: justAhead }, true],
    ['all ends are past', { trialEndsAt: past, extendedTrialEndsAt: past }, false],
    ['the end is now', { trialEndsAt: now }, false],
    ['the provider has another tier', { trialEndsAt: justAhead, providerTier: 'black' }, false],
    ['the provider has none', { trialEndsAt: justAhead, providerTier: null }, false],
    ['we have another tier', { trialEndsAt: justAhead, tier: 'black' }, false],
  ] as const)('when %s', (_name, change, active) => {
    expect(isActiveTrial({ ...trial, ...change }, now)).toBe(active);
  });
});

describe('trialEndFrom', () => {
  it('is 30 days later', () => {
    expect(trialEndFrom(now).toISOString()).toBe('2026-04-09T12:00:00.000Z');
  });
});
