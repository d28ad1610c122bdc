import { describe, expect, it } from 'vitest';
import {
  availableCredits,
  findSmsCreditPlan,
  hasCredits,
  isRefillDue,
  SMS_CREDIT_PLANS,
} from './sms-credit-plans.ts';

describe('SMS_CREDIT_PLANS', () => {
  it.each([
    ['sms-500', '500 credits', 500],
    ['sms-1500', '1,500 credits', 1_500],
    ['sms-5000', '5,000 credits', 5_000],
    ['sms-15000', '15,000 credits', 15_000],
    ['sms-50000', '50,000 credits', 50_000],
  ])('sells %s as %s', (id, name, creditsPerMonth) => {
    expect(findSmsCreditPlan(id)).toMatchObject({ id, name, creditsPerMonth });
  });

  it('makes a credit cheaper with every larger pack', () => {
    const prices = SMS_CREDIT_PLANS.map((plan) => plan.priceCents / plan.creditsPerMonth);
    expect(prices).toHaveLength(5);
    expect(prices).toEqual([...new Set(prices)].sort((a, b) => b - a));
  });

  it('does not find what it does not sell', () => {
    expect(findSmsCreditPlan('sms-1')).toBeUndefined();
  });
});

it.each([
  [100, 60, 40, false],
  [100, 60, 39, true],
  [1, 0, 0, true],
])('below %d, with %d bought and %d free, a refill is due: %s', (below, count, freeCount, due) => {
  expect(isRefillDue(below, { count, freeCount })).toBe(due);
});

describe('availableCredits', () => {
  it.each([
    [0, 0, 0, false],
    [1, 0, 1, true],
    [0, 1, 1, true],
    [10, 5, 15, true],
    [-5, 5, 0, false],
    [-6, 5, -1, false],
  ])('adds %d bought and %d free credits to %d', (count, freeCount, available, has) => {
    expect(availableCredits({ count, freeCount })).toBe(available);
    expect(hasCredits({ count, freeCount })).toBe(has);
  });
});

describe('SMS_CREDIT_PLANS', () => {
  it('makes a credit cheaper in each larger pack', () => {
    const perCredit = SMS_CREDIT_PLANS.map((plan) => plan.priceCents / plan.creditsPerMonth);
    expect(new Set(perCredit).size).toBe(SMS_CREDIT_PLANS.length);
    expect(perCredit).toEqual([...perCredit].sort((a, b) => b - a));
  });

  it('finds a pack by its id', () => {
    for (const plan of SMS_CREDIT_PLANS) expect(findSmsCreditPlan(plan.id)).toBe(plan);
    expect(findSmsCreditPlan('sms-1')).toBeUndefined();
  });
});
