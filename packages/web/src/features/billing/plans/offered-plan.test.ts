import type { PlanOffer } from '@tandem/domain/billing/plan-offers';
import { expect, it } from 'vitest';
import { billedWords, monthlyPrice, offeredPlan } from './offered-plan.ts';

it.each<[PlanOffer, string, string]>([
  ['monthly', '$499', 'billed monthly'],
  ['quarterly', '$474.05', '$1,422.15 every 3 months'],
  ['annually', '$399.20', '$4,790.40 every 12 months'],
  ['buy-3-get-1', '$374.25', '$1,497 once for 4 months'],
  ['group', '$424.15', 'per brand, from 3 brands'],
])('prices Premium %s at %s a month, %s', (offer, month, billed) => {
  const plan = offeredPlan('black', offer);
  expect(plan && monthlyPrice(plan)).toBe(month);
  expect(plan && billedWords(plan)).toBe(billed);
});

it('leaves the free plan free under all terms, and a custom one without a price', () => {
  const free = offeredPlan('white', 'annually');
  expect(free?.id).toBe('basic-monthly');
  expect(free && monthlyPrice(free)).toBe('$0');
  const elite = offeredPlan('elite', 'monthly');
  expect(elite && monthlyPrice(elite)).toBe('Custom');
});
