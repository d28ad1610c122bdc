// Every combination of the paywall's conditions against an oracle written from the specification's
// sentences (platform §4, as read by decision 0014) without the code under test: days are counted
// by hand, paths compared word by word.

import { expect, it } from 'vitest';
import type { BillingState, PaywallSession } from './billing-state.ts';
import { decidePaywall, type PaywallDecision } from './decide-paywall.ts';
import { paidBilling } from './testing/paid-billing.ts';

const now = new Date('2026-03-02T12:00:00Z');
const inDays = (days: number) => new Date(Date.UTC(2026, 2, 2 + days, 12));
const flag = [false, true] as const;

const BILLING = {
  tier: ['white', 'greenFixed', 'black', 'pro', 'elite', 'trial', 'post-trial-paywall'],
  trialEndsAt: [null, inDays(-1), inDays(3), inDays(5)],
  extendedTrialEndsAt: [null, inDays(4)],
  trialKind: ['trial', null],
  paymentMethod: ['card', 'shopify'],
  hasPaymentSource: flag,
  isDelinquent: flag,
  subscribedPlanIds: [[], ['trial'], ['premium-monthly']],
  firstInvoiceStatus: ['open', 'void'],
  hasPendingPreferredTerms: flag,
  hasAcceptedLatestTerms: flag,
  dedicatedListSize: [null, 1_000],
} as const satisfies { [K in keyof BillingState]?: readonly BillingState[K][] };

const SESSION = {
  softPaywallDismissed: flag,
  preferredTermsDismissed: flag,
  extendedTrialShown: flag,
} as const;

/** The five steps, in order. */
function oracle(b: BillingState, s: PaywallSession, address: string): PaywallDecision {
  // 1. Impersonating, staff flag, or an excluded path gives ok.
  const words = /cs-admin|payment-methods|missing-payment|upgrade|elite-request|switch-brand/;
  if (s.isImpersonating || b.isStaff || words.test(address)) return { outcome: 'ok' };
  // 2. and 3. Delinquent, on a paid tier, and the first invoice is not void.
  const paysNothing = b.tier === 'trial' || b.tier === 'post-trial-paywall' || b.tier === 'white';
  if (b.isDelinquent && !paysNothing && b.firstInvoiceStatus !== 'void') {
    if (b.hasPaymentSource) return { outcome: 'redirect', to: '/missing-payment' };
    return { outcome: 'redirect', to: '/upgrade-plan' };
  }
  // 4. Pending preferred terms not dismissed, or an extension not yet shown.
  const extension = b.extendedTrialEndsAt !== null;
  if (
    address !== '/?v=d' &&
    ((b.hasPendingPreferredTerms && !s.preferredTermsDismissed) ||
      (extension && !s.extendedTrialShown))
  ) {
    return { outcome: 'redirect', to: '/?v=d' };
  }
  // 5. Trial ended, soft paywall, or unfinished set-up.
  const endAhead = extension || (b.trialEndsAt !== null && b.trialEndsAt.getTime() > now.getTime());
  const trialing = (b.tier === 'trial' && endAhead) || b.subscribedPlanIds.at(0) === 'trial';
  const ended =
    b.tier === 'post-trial-paywall' ||
    (!trialing &&
      b.subscribedPlanIds.length === 0 &&
      b.paymentMethod !== 'shopify' &&
      b.tier !== 'white' &&
      b.hasAcceptedLatestTerms);
  const threeDaysLeft = b.trialEndsAt?.toISOString() === '2026-03-05T12:00:00.000Z';
  const soft =
    trialing &&
    b.trialKind === 'trial' &&
    threeDaysLeft &&
    !s.softPaywallDismissed &&
    !b.hasPaymentSource &&
    b.hasAcceptedLatestTerms;
  if (ended || soft || b.dedicatedListSize === null) return { outcome: 'ok', redirectHint: '/' };
  return { outcome: 'ok' };
}

it('decides every combination of conditions as the five steps say', () => {
  const { checked, wrong } = compare('/messaging', {});
  expect(checked).toBe(7 * 4 * 3 * 2 ** 9 * 2 ** 3);
  expect(wrong).toEqual([]);
});

it('lets whoever is on the announcement page already stay there', () => {
  expect(compare('/?v=d', {}, { thin: 13 }).wrong).toEqual([]);
});

it.each([
  ['an impersonator', '/messaging', { isImpersonating: true }],
  ['staff', '/messaging', { isStaff: true }],
  ['/cs-admin', '/cs-admin/people', {}],
  ['/payment-methods', '/profile/payment-methods', {}],
  ['/missing-payment', '/missing-payment', {}],
  ['/upgrade-plan', '/upgrade-plan?plan=pro', {}],
  ['/elite-request', '/elite-request', {}],
  ['/switch-brand', '/profile/switch-brand', {}],
])('step 1 lets %s pass in every combination', (_name, address, change) => {
  const { wrong } = compare(address, change, { thin: 61 });
  expect(wrong).toEqual([]);
});

function compare(
  address: string,
  change: { isImpersonating?: boolean; isStaff?: boolean },
  { thin = 1 } = {},
) {
  const wrong: unknown[] = [];
  let checked = 0;
  let index = 0;
  const { isImpersonating = false, isStaff = false } = change;
  for (const conditions of combinations(BILLING)) {
    const billing = paidBilling({ ...(conditions as Partial<BillingState>), isStaff });
    for (const shown of SHOWN) {
      const session = { ...shown, isImpersonating };
      index += 1;
      if (index % thin !== 0) continue;
      checked += 1;
      const decision = decidePaywall({ billing, session, address, now });
      const stated = oracle(billing, session, address);
      if (inWords(decision) !== inWords(stated) && wrong.length < 3) {
        wrong.push({ billing, session, address, decision, stated });
      }
    }
  }
  return { checked, wrong };
}

function inWords(decision: PaywallDecision): string {
  return decision.outcome === 'redirect' ? decision.to : `ok ${decision.redirectHint}`;
}

function* combinations(
  table: Record<string, readonly unknown[]>,
): Generator<Record<string, unknown>> {
  const [first, ...rest] = Object.entries(table);
  if (!first) return yield {};
  const [name, values] = first;
  for (const others of combinations(Object.fromEntries(rest))) {
    for (const value of values) yield { ...others, [name]: value };
  }
}

const SHOWN = [...combinations(SESSION)] as Omit<PaywallSession, 'isImpersonating'>[];
