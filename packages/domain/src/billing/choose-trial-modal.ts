// Which trial dialog a page shows, if any (signup-forms §4). Staff, impersonators and brands that
// have not finished setup see none, nor does a page the paywall leaves open. Paths containing
// `profile` are left alone too, unlike in the paywall decision; the two lists differ in the source.

import { hasUnfinishedSetup } from '../brands/brand-setup.ts';
import {
  isPaywallExcluded,
  PAYWALL_EXCLUDED_WORDS,
  type PaywallQuestion,
} from './decide-paywall.ts';
import { hasSoftPaywall } from './has-soft-paywall.ts';
import { hasTrialEnded } from './trial.ts';

export function chooseTrialModal(question: PaywallQuestion): TrialModal | undefined {
  const { billing, session, address, now } = question;
  if (
    billing.isStaff ||
    session.isImpersonating ||
    hasUnfinishedSetup({ id: billing.brandId, dedicatedListSize: billing.dedicatedListSize }) ||
    isPaywallExcluded(address, [...PAYWALL_EXCLUDED_WORDS, 'profile'])
  ) {
    return undefined;
  }
  if (hasTrialEnded(billing, now)) return 'trialEnded';
  return hasSoftPaywall(billing, session, now) ? 'trialEnding' : undefined;
}

/** The Switch Brands link shows only for an ended trial, to someone with another brand to go to. */
export function showsSwitchBrands(modal: TrialModal, brandCount: number): boolean {
  return modal === 'trialEnded' && brandCount > 1;
}

export type TrialModal = 'trialEnded' | 'trialEnding';
