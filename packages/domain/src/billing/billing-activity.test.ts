import { expect, it } from 'vitest';
import { creditActivity, invoiceActivity } from './billing-activity.ts';

it.each([
  ['paid', 'Premium (monthly)', 'Paid $499.00 for Premium (monthly)'],
  ['paid', '', 'Paid $499.00 for an invoice'],
  ['open', 'Premium (monthly)', '$499.00 for Premium (monthly) is owed'],
  ['uncollectible', 'Premium (monthly)', '$499.00 for Premium (monthly) is owed'],
  ['void', 'Premium (monthly)', 'Premium (monthly) over $499.00 was taken back'],
] as const)('says what became of a %s invoice', (status, description, words) => {
  expect(invoiceActivity({ status, totalCents: 49_900, description })).toBe(words);
});

it.each([
  ['purchase', 1000, '', 'Bought 1,000 SMS credits'],
  ['refill', 500, '', 'Auto-refill added 500 SMS credits'],
  ['gift', 100, 'Welcome', 'Received 100 SMS credits'],
  ['refund', 1, '', '1 SMS credit came back'],
  ['spend', -20, 'Spring sale', 'Used 20 SMS credits: Spring sale'],
  ['spend', -1, '', 'Used 1 SMS credit'],
] as const)('says what a %s of %i credits was', (kind, credits, note, words) => {
  expect(creditActivity({ kind, credits, note })).toBe(words);
});
