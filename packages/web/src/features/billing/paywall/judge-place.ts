import type { Customer } from '@tandem/contract/billing';
import type { CurrentBrand } from '@tandem/contract/brands';
import type { PaywallSession } from '@tandem/domain/billing/billing-state';
import { chooseTrialModal, type TrialModal } from '@tandem/domain/billing/choose-trial-modal';
import {
  decidePaywall,
  isPaywallExcluded,
  PAYWALL_EXCLUDED_WORDS,
  type PaywallDecision,
} from '@tandem/domain/billing/decide-paywall';
import { billingStateOf } from './billing-state-of.ts';

/** What the paywall makes of one place, for a brand and the state of its payments. */
export function judgePlace({ brand, customer, ...rest }: Case): Judgement {
  if (!customer) return isMoneyDecisive({ brand, ...rest }) ? { go: 'wait' } : { go: 'on' };
  const question = { ...rest, billing: billingStateOf(brand, customer) };
  const decision = decidePaywall(question);
  if (decision.outcome === 'redirect') return { go: 'to', place: decision.to };
  return {
    go: 'on',
    modal: chooseTrialModal(question),
    announcement: isPaywallExcluded(rest.address, PAYWALL_EXCLUDED_WORDS)
      ? undefined
      : announcementFor(brand, decidePaywall({ ...question, address: '/' }), rest.session),
  };
}

export type Announcement = 'extendedTrial' | 'preferredTerms';

export type Judgement =
  | { go: 'wait' }
  | { go: 'to'; place: string }
  | { go: 'on'; modal?: TrialModal | undefined; announcement?: Announcement | undefined };

type Case = {
  brand: CurrentBrand;
  /** Undefined while it is on its way. */
  customer: Customer | undefined;
  session: PaywallSession;
  /** Path and query, without the /app base. */
  address: string;
  now: Date;
};

/**
 * Whether the page has to wait for the payments to be known. For most brands they change nothing
 * about it, and those should not wait.
 */
function isMoneyDecisive({ brand, ...rest }: Omit<Case, 'customer'>): boolean {
  const whenOwing = decidePaywall({ ...rest, billing: billingStateOf(brand, OWING) });
  return whenOwing.outcome === 'redirect' && whenOwing.to !== '/?v=d';
}

const OWING: Customer = {
  sources: { data: [] },
  delinquent: true,
  subscriptions: { data: [] },
  invoices: [],
};

/** What waits on /?v=d. Offered terms come first: they are about money, an extension is good news. */
function announcementFor(
  brand: CurrentBrand,
  atHome: PaywallDecision,
  session: PaywallSession,
): Announcement | undefined {
  if (atHome.outcome !== 'redirect' || atHome.to !== '/?v=d') return undefined;
  const hasTerms = brand.pendingPreferredTermsPlan !== null && !session.preferredTermsDismissed;
  return hasTerms ? 'preferredTerms' : 'extendedTrial';
}
