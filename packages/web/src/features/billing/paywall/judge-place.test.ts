import type { Customer } from '@tandem/contract/billing';
import type { CurrentBrand } from '@tandem/contract/brands';
import { PAYWALL_EXCLUDED_WORDS } from '@tandem/domain/billing/decide-paywall';
import { freshSession } from '@tandem/domain/billing/testing/paid-billing';
import { expect, it } from 'vitest';
import { judgePlace } from './judge-place.ts';

const now = new Date('2026-03-10T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

const paying: Customer = {
  sources: { data: [{ id: 'card_1', brand: 'visa', last4: '4242' }] },
  delinquent: false,
  subscriptions: { data: [{ plan: { id: 'premium-monthly' } }] },
  invoices: [{ charge: 'ch_1', status: 'paid', lines: { data: [] } }],
};
const nothing: Customer = {
  sources: { data: [] },
  delinquent: false,
  subscriptions: { data: [] },
  invoices: [],
};
const owing: Customer = { ...paying, delinquent: true, invoices: [] };

function judge(
  change: Partial<CurrentBrand>,
  customer: Customer | undefined,
  address = '/search',
  session = freshSession(),
) {
  const brand = {
    id: 1,
    belt: 'black',
    stripe_belt: 'black',
    trial_end: null,
    extended_trial_end: null,
    offer_trial_end: null,
    trial_type: 'trial',
    payment_method: 'card',
    isSensei: false,
    pendingPreferredTermsPlan: null,
    has_accepted_latest_terms: true,
    dedicatedListSize: 1_000,
    ...change,
  } as CurrentBrand;
  return judgePlace({ brand, customer, address, now, session });
}

const trial = { belt: 'trial', stripe_belt: 'trial' };

it('lets a paying brand go on', () => {
  expect(judge({}, paying)).toMatchObject({ go: 'on', modal: undefined, announcement: undefined });
});

it('sends a brand that owes to its card, or to the plans when it has none', () => {
  expect(judge({}, owing)).toEqual({ go: 'to', place: '/missing-payment' });
  expect(judge({}, { ...owing, sources: { data: [] } })).toEqual({
    go: 'to',
    place: '/upgrade-plan',
  });
  expect(judge({}, owing, '/missing-payment')).toMatchObject({ go: 'on' });
});

it('waits for the payments only where they decide', () => {
  expect(judge({}, undefined)).toEqual({ go: 'wait' });
  expect(judge({}, undefined, '/upgrade-plan')).toEqual({ go: 'on' });
  expect(judge({ ...trial, trial_end: inDays(20) }, undefined)).toEqual({ go: 'on' });
  expect(judge({ isSensei: true }, undefined)).toEqual({ go: 'on' });
});

it('reminds three days before the end of a trial, until that is dismissed', () => {
  const brand = { ...trial, trial_end: inDays(3) };
  expect(judge(brand, nothing)).toMatchObject({ modal: 'trialEnding' });
  const dismissed = freshSession({ softPaywallDismissed: true });
  expect(judge(brand, nothing, '/search', dismissed)).toMatchObject({ modal: undefined });
  expect(judge(brand, nothing, '/profile/user/info')).toMatchObject({ modal: undefined });
});

it('says that a trial has ended', () => {
  expect(judge({ belt: 'post-trial-paywall' }, nothing)).toMatchObject({ modal: 'trialEnded' });
});

it('announces an extension on the focused home page, once', () => {
  const brand = { ...trial, extended_trial_end: inDays(12) };
  expect(judge(brand, nothing)).toEqual({ go: 'to', place: '/?v=d' });
  expect(judge(brand, nothing, '/?v=d')).toMatchObject({ announcement: 'extendedTrial' });
  const shown = freshSession({ extendedTrialShown: true });
  expect(judge(brand, nothing, '/search', shown)).toMatchObject({ announcement: undefined });
});

it.each(PAYWALL_EXCLUDED_WORDS)('announces nothing on paths with %s', (word) => {
  const brand = { ...trial, extended_trial_end: inDays(12), pendingPreferredTermsPlan: 'x' };
  expect(judge(brand, nothing, `/${word}`)).toMatchObject({ go: 'on', announcement: undefined });
});

it('announces offered terms before an extension', () => {
  const brand = {
    ...trial,
    extended_trial_end: inDays(12),
    pendingPreferredTermsPlan: 'premium-annually',
  };
  expect(judge(brand, nothing, '/?v=d')).toMatchObject({ announcement: 'preferredTerms' });
  const dismissed = freshSession({ preferredTermsDismissed: true });
  expect(judge(brand, nothing, '/?v=d', dismissed)).toMatchObject({
    announcement: 'extendedTrial',
  });
});
