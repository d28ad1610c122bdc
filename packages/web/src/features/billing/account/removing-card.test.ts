import { expect, it } from 'vitest';
import { whatFollows, whyCardStays } from './removing-card.ts';

const card = { id: 'a', brand: 'visa', last4: '4242', expMonth: 1, expYear: 2040, isDefault: true };
const plan = {
  planId: 'premium-monthly',
  name: 'Premium (monthly)',
  priceCents: 499_00,
  status: 'active',
  periodStart: '2026-03-01T12:00:00Z',
  periodEnd: '2026-04-01T12:00:00Z',
  renews: false,
  canResume: true,
} as const;
const only = { paymentMethods: [card], subscription: null, delinquent: false };

it('says what follows from removing the only card', () => {
  expect(whatFollows(only, card)).toBe(
    'It is your only card. Auto-refill of SMS credits is switched off, and plans and credits cannot be bought until you add another card.',
  );
  expect(whatFollows({ ...only, subscription: plan }, card)).toContain(
    'Premium (monthly) works until Apr 1, 2026 and then ends.',
  );
});

it('keeps the only card while it pays for something, and says for what', () => {
  expect(whyCardStays(only, card)).toBeUndefined();
  const renewing = { ...only, subscription: { ...plan, renews: true } };
  expect(whyCardStays(renewing, card)).toContain('pays for Premium (monthly)');
  expect(whyCardStays({ ...only, delinquent: true }, card)).toContain('what is owed');
  const two = { ...renewing, paymentMethods: [card, { ...card, id: 'b' }] };
  expect(whyCardStays(two, card)).toBeUndefined();
  expect(whatFollows(two, card)).toContain('Another of your cards takes its place.');
});
