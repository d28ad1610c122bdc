import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSoftPaywall } from './has-soft-paywall.ts';
import { freshSession, paidBilling } from './testing/paid-billing.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-03-10T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const ending = paidBilling({
  tier: 'trial',
  trialKind: 'trial',
  trialEndsAt: inHours(72),
  hasPaymentSource: false,
  subscribedPlanIds: [],
});

describe('hasSoftPaywall', () => {
  it.each([
    [8 * 24, false],
    [7.5 * 24, false],
    [7.5 * 24 - 0.01, true],
    [7 * 24, true],
    [6.5 * 24, true],
    [6.5 * 24 - 0.01, false],
    [6 * 24, false],
    [4 * 24, false],
    [3.5 * 24, false],
    [3.5 * 24 - 0.01, true],
    [3 * 24, true],
    [2 * 24, true],
    [24, true],
    [12, true],
    [11.99, false],
    [0, false],
    [-24, false],
  ])('with %d hours left: %s', (hours, shown) => {
    const billing = { ...ending, trialEndsAt: inHours(hours) };
    expect(hasSoftPaywall(billing, freshSession(), now)).toBe(shown);
  });

  it.each([
    ['it is as above', {}, true],
    ['the trial is of another kind', { trialKind: 'offer' }, false],
    ['there is a payment source', { hasPaymentSource: true }, false],
    ['terms wait to be accepted', { hasAcceptedLatestTerms: false }, false],
    ['it is no trial', { tier: 'black' }, false],
    ['the trial is a subscription', { tier: 'black', subscribedPlanIds: ['trial'] }, true],
    [
      'only the extension nears',
      { trialEndsAt: inHours(-24), extendedTrialEndsAt: inHours(24) },
      false,
    ],
    ['there is no end', { trialEndsAt: null }, false],
  ] as const)('when %s', (_name, change, shown) => {
    expect(hasSoftPaywall({ ...ending, ...change }, freshSession(), now)).toBe(shown);
  });

  it('stays away once dismissed', () => {
    expect(hasSoftPaywall(ending, freshSession({ softPaywallDismissed: true }), now)).toBe(false);
  });

  it('never shows to a brand that is not in trial', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 240, noNaN: true }), (hours) => {
        const billing = { ...ending, tier: 'white', trialEndsAt: inHours(hours) } as const;
        expect(hasSoftPaywall(billing, freshSession(), now)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
