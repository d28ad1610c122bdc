import { expect, it } from 'vitest';
import { lostFacts } from './plan-facts.ts';

it('names what Premium loses when it becomes Basic', () => {
  expect(lostFacts('black', 'white')).toEqual([
    'Sweepstakes at a time: 1 instead of unlimited',
    'Partnership sweepstakes',
    'Custom giveaway add-ons',
    'Messages to brands a month: 5 instead of unlimited',
    'Forms without SMS credits',
    'Subscribers: 500 instead of unlimited',
    'Follow-ups per SMS series: 3 instead of 5',
    'Priority email support',
  ]);
});

it('finds nothing lost on the way up', () => {
  expect(lostFacts('white', 'pro')).toEqual([]);
  expect(lostFacts('pro', 'pro')).toEqual([]);
});
