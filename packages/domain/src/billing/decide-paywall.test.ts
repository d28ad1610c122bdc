import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillingState, PaywallSession } from './billing-state.ts';
import { decidePaywall, PAYWALL_EXCLUDED_WORDS } from './decide-paywall.ts';
import { freshSession, paidBilling } from './testing/paid-billing.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ahead = new Date('2026-03-20T12:00:00Z');
const inThreeDays = new Date('2026-03-13T12:00:00Z');

const decide = (
  billing: Partial<BillingState>,
  session: Partial<PaywallSession> = {},
  address = '/messaging',
) => decidePaywall({ billing: paidBilling(billing), session: freshSession(session), address, now });

const ok = { outcome: 'ok' };
const hint = { outcome: 'ok', redirectHint: '/' };
const redirect = (to: string) => ({ outcome: 'redirect', to });
const everything = {
  isDelinquent: true,
  hasPendingPreferredTerms: true,
  extendedTrialEndsAt: ahead,
  dedicatedListSize: null,
} as const;

describe('decidePaywall', () => {
  it('lets a brand in good order through', () => {
    expect(decide({})).toEqual(ok);
  });

  it.each([
    ['an impersonator', {}, { isImpersonating: true }],
    ['staff', { isStaff: true }, {}],
  ])('step 1 lets %s through whatever is wrong', (_name, billing, session) => {
    expect(decide({ ...everything, ...billing }, session)).toEqual(ok);
  });

  it.each([
    '/cs-admin/brands',
    '/profile/brand/payment-methods',
    '/missing-payment',
    '/upgrade-plan',
    '/elite-request',
    '/profile/switch-brand',
    '/app/upgrade-plan?from=trial#top',
  ])('step 1 leaves %s open', (address) => {
    expect(decide(everything, {}, address)).toEqual(ok);
  });

  it.each(['/messaging?next=/upgrade-plan', '/messaging#upgrade', '/profile/brand/', '/pricing'])(
    'step 1 does not leave %s open',
    (address) => {
      expect(decide(everything, {}, address)).toEqual(redirect('/missing-payment'));
    },
  );

  it('step 2 sends a delinquent brand with a card to /missing-payment', () => {
    expect(decide({ ...everything, hasPaymentSource: true })).toEqual(redirect('/missing-payment'));
  });

  it('step 3 sends a delinquent brand without a card to /upgrade-plan', () => {
    expect(decide({ ...everything, hasPaymentSource: false })).toEqual(redirect('/upgrade-plan'));
  });

  it('steps 2 and 3 pass over a delinquent brand that owes nothing', () => {
    expect(decide({ isDelinquent: true, firstInvoiceStatus: 'void' })).toEqual(ok);
    expect(decide({ isDelinquent: true, tier: 'white' })).toEqual(ok);
  });

  it.each([
    ['pending terms', { hasPendingPreferredTerms: true }, {}, redirect('/?v=d')],
    ['dismissed terms', { hasPendingPreferredTerms: true }, { preferredTermsDismissed: true }, ok],
    ['an extension', { extendedTrialEndsAt: ahead }, {}, redirect('/?v=d')],
    ['an extension shown before', { extendedTrialEndsAt: ahead }, { extendedTrialShown: true }, ok],
    ['an extension that is over', { extendedTrialEndsAt: now }, {}, ok],
    [
      'terms and unfinished setup',
      { hasPendingPreferredTerms: true, dedicatedListSize: null },
      {},
      redirect('/?v=d'),
    ],
  ])('step 4 with %s', (_name, billing, session, decision) => {
    expect(decide(billing, session)).toEqual(decision);
  });

  it.each(['/?v=d', '?v=d', '/?brandId=3&v=d', '/?v=d&brandId=3'])(
    'step 4 does not send %s to itself',
    (address) => {
      expect(decide({ hasPendingPreferredTerms: true }, {}, address)).toEqual(ok);
      expect(
        decide({ hasPendingPreferredTerms: true, dedicatedListSize: null }, {}, address),
      ).toEqual(hint);
    },
  );

  it.each(['/', '/?v=def', '/messaging?v=d', '/?q=v=d'])('step 4 moves on from %s', (address) => {
    expect(decide({ hasPendingPreferredTerms: true }, {}, address)).toEqual(redirect('/?v=d'));
  });

  it.each([
    ['an ended trial', { tier: 'post-trial-paywall' }],
    [
      'the soft paywall',
      {
        tier: 'trial',
        trialKind: 'trial',
        trialEndsAt: inThreeDays,
        hasPaymentSource: false,
        subscribedPlanIds: [],
      },
    ],
    ['unfinished setup', { dedicatedListSize: null }],
  ] as const)('step 5 hints at home for %s', (_name, billing) => {
    expect(decide(billing)).toEqual(hint);
  });

  it('never redirects to a page it would redirect from', () => {
    const flag = fc.boolean();
    fc.assert(
      fc.property(flag, flag, flag, flag, (isDelinquent, hasPaymentSource, terms, extended) => {
        const billing = {
          isDelinquent,
          hasPaymentSource,
          hasPendingPreferredTerms: terms,
          extendedTrialEndsAt: extended ? ahead : null,
        };
        const first = decide(billing);
        if (first.outcome === 'redirect') {
          expect(decide(billing, {}, first.to).outcome).toBe('ok');
        }
      }),
      { numRuns: 50 },
    );
  });

  it('excludes exactly the words of the specification', () => {
    expect(PAYWALL_EXCLUDED_WORDS).toEqual([
      'cs-admin',
      'payment-methods',
      'missing-payment',
      'upgrade',
      'elite-request',
      'switch-brand',
    ]);
  });
});
