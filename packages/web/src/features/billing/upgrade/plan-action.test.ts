import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import { expect, it } from 'vitest';
import { planAction } from './plan-action.tsx';

const plan = (id: string) => findPlanVariant(id) ?? fail(id);
function fail(id: string): never {
  throw new Error(`no plan ${id}`);
}

const premium = {
  planId: 'premium-monthly',
  name: 'Premium (monthly)',
  priceCents: 499_00,
  status: 'active',
  periodStart: '2026-03-01T00:00:00Z',
  periodEnd: '2026-04-01T00:00:00Z',
  renews: true,
  canResume: false,
} as const;

it('says Select Plan to the free plan and Upgrade to all others', () => {
  const free = { tier: 'white', subscription: null, delinquent: false } as const;
  expect(planAction(plan('premium-monthly'), free).label).toBe('Select Plan');
  const trial = { tier: 'trial', subscription: null, delinquent: false } as const;
  expect(planAction(plan('premium-monthly'), trial).label).toBe('Upgrade');
});

it('says Upgrade only upwards: a trial tries Premium, so Essential is less', () => {
  const trial = { tier: 'trial', subscription: null, delinquent: false } as const;
  expect(planAction(plan('essential-monthly'), trial).label).toBe('Choose Essential');
  const ended = { ...trial, tier: 'post-trial-paywall' } as const;
  expect(planAction(plan('essential-monthly'), ended).label).toBe('Upgrade');
});

it('leads nowhere from the plan a brand already has', () => {
  const own = { tier: 'black', subscription: premium, delinquent: false } as const;
  expect(planAction(plan('premium-monthly'), own)).toEqual({ label: 'Current plan' });
  expect(planAction(plan('premium-annually'), own).label).toBe('Change terms');
  expect(planAction(plan('essential-monthly'), own).label).toBe('Switch to Essential');
});

it('treats the way from a paid plan to the free one as a cancellation', () => {
  const own = { tier: 'black', subscription: premium, delinquent: false } as const;
  expect(planAction(plan('basic-monthly'), own).to).toContain('cancel=true');
  const ended = { tier: 'post-trial-paywall', subscription: null, delinquent: false } as const;
  expect(planAction(plan('basic-monthly'), ended).to).toBe('/upgrade-plan?plan=basic-monthly');
});

it('offers no other plan while money is owed', () => {
  const owing = { tier: 'black', subscription: premium, delinquent: true } as const;
  expect(planAction(plan('pro-monthly'), owing)).toEqual({ label: 'After the payment' });
});
