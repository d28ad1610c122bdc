import { describe, expect, it } from 'vitest';
import { findSmsCreditPlan, SMS_CREDIT_PLANS } from './sms-credit-plans.ts';

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
