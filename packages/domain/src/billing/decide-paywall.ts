// Decides whether a brand may open a page, in the five ordered steps of platform §4. "Delinquent"
// there is read as the dunning state, and "extended trial not yet shown" as a running extension
// whose announcement this session has not seen (decision 0014). The last step lets the page open
// and only hints at the home page, where the matching dialog waits.

import { hasUnfinishedSetup } from '../brands/brand-setup.ts';
import type { BillingState, PaywallSession } from './billing-state.ts';
import { isInDunning } from './dunning.ts';
import { hasSoftPaywall } from './has-soft-paywall.ts';
import { hasTrialEnded } from './trial.ts';

export function decidePaywall({
  billing,
  session,
  address,
  now,
}: PaywallQuestion): PaywallDecision {
  const { isImpersonating } = session;
  if (isImpersonating || billing.isStaff || isPaywallExcluded(address, PAYWALL_EXCLUDED_WORDS)) {
    return { outcome: 'ok' };
  }
  if (isInDunning(billing)) {
    const to = billing.hasPaymentSource ? '/missing-payment' : '/upgrade-plan';
    return { outcome: 'redirect', to };
  }
  if (hasAnnouncement(billing, session, now) && !isAnnouncementPage(address)) {
    return { outcome: 'redirect', to: ANNOUNCEMENT_PAGE };
  }
  if (
    hasTrialEnded(billing, now) ||
    hasSoftPaywall(billing, session, now) ||
    hasUnfinishedSetup({ id: billing.brandId, dedicatedListSize: billing.dedicatedListSize })
  ) {
    return { outcome: 'ok', redirectHint: '/' };
  }
  return { outcome: 'ok' };
}

export type PaywallQuestion = {
  billing: BillingState;
  session: PaywallSession;
  /** Path and query, without the /app base. */
  address: string;
  now: Date;
};

export type PaywallDecision =
  | { outcome: 'ok'; redirectHint?: '/' }
  | { outcome: 'redirect'; to: '/missing-payment' | '/upgrade-plan' | '/?v=d' };

export const ANNOUNCEMENT_PAGE = '/?v=d';

function hasAnnouncement(billing: BillingState, session: PaywallSession, now: Date): boolean {
  const hasExtension = billing.extendedTrialEndsAt !== null && billing.extendedTrialEndsAt > now;
  return (
    (billing.hasPendingPreferredTerms && !session.preferredTermsDismissed) ||
    (hasExtension && !session.extendedTrialShown)
  );
}

// Whoever is already there stays; a redirect to the same page would never end.
function isAnnouncementPage(address: string): boolean {
  return /^\/?\?(?:[^#]*&)?v=d(?:[&#]|$)/.test(address);
}

// Some pages stay open behind the paywall, because they are where it gets resolved. A page is
// excluded when its path contains one of the words anywhere (platform §4); the query does not
// count, or anyone could open a page by adding a word to its address.
export function isPaywallExcluded(address: string, words: readonly string[]): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return words.some((word) => path.includes(word));
}

export const PAYWALL_EXCLUDED_WORDS: readonly string[] = [
  'cs-admin',
  'payment-methods',
  'missing-payment',
  'upgrade',
  'elite-request',
  'switch-brand',
];
