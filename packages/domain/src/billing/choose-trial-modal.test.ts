import { describe, expect, it } from 'vitest';
import { chooseTrialModal, showsSwitchBrands } from './choose-trial-modal.ts';
import { PAYWALL_EXCLUDED_WORDS } from './decide-paywall.ts';
import { freshSession, paidBilling } from './testing/paid-billing.ts';

const now = new Date('2026-03-10T12:00:00Z');
const address = '/messaging';
const session = freshSession();
const ended = paidBilling({ tier: 'post-trial-paywall' });
const ending = paidBilling({
  tier: 'trial',
  trialKind: 'trial',
  trialEndsAt: new Date('2026-03-11T12:00:00Z'),
  hasPaymentSource: false,
  subscribedPlanIds: [],
});

describe('chooseTrialModal', () => {
  it.each([
    ['an ended trial', ended, 'trialEnded'],
    ['a trial about to end', ending, 'trialEnding'],
    ['a paying brand', paidBilling(), undefined],
  ])('shows %s its dialog', (_name, billing, modal) => {
    expect(chooseTrialModal({ billing, session, address, now })).toBe(modal);
  });

  it.each([
    ['staff', { ...ended, isStaff: true }, session],
    ['an impersonator', ended, freshSession({ isImpersonating: true })],
    ['a brand with unfinished setup', { ...ended, dedicatedListSize: null }, session],
    ['who dismissed the reminder', ending, freshSession({ softPaywallDismissed: true })],
  ])('shows none to %s', (_name, billing, who) => {
    expect(chooseTrialModal({ billing, session: who, address, now })).toBeUndefined();
  });

  it.each([...PAYWALL_EXCLUDED_WORDS, 'profile'])('shows none on paths with %s', (word) => {
    const question = { billing: ended, session, now };
    expect(chooseTrialModal({ ...question, address: `/a/${word}/b` })).toBeUndefined();
    expect(chooseTrialModal({ ...question, address: `/a?b=${word}` })).toBe('trialEnded');
  });
});

describe('showsSwitchBrands', () => {
  it.each([
    ['trialEnded', 1, false],
    ['trialEnded', 2, true],
    ['trialEnding', 2, false],
  ] as const)('for %s with %d brands: %s', (modal, brandCount, shown) => {
    expect(showsSwitchBrands(modal, brandCount)).toBe(shown);
  });
});
