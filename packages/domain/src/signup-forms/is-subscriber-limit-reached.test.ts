import { expect, it } from 'vitest';
import { PLAN_GRANTS } from '../billing/plan-grants.ts';
import {
  isSubscriberLimitReached,
  SUBSCRIBER_LIMIT_BANNER,
  WHITE_BELT_SUBSCRIBER_LIMIT,
} from './is-subscriber-limit-reached.ts';

it.each([
  ['white', 0, false],
  ['white', 499, false],
  ['white', 500, true],
  ['white', 501, true],
  ['black', 500, false],
  ['trial', 100_000, false],
])('for belt %s with %i subscribers is reached: %s', (belt, count, expected) => {
  expect(isSubscriberLimitReached(belt, count)).toBe(expected);
});

it('words the banner as specified', () => {
  expect(SUBSCRIBER_LIMIT_BANNER).toEqual({
    title: "You've hit your subscriber limit!",
    action: 'Upgrade',
    to: '/upgrade-plan',
  });
});

it('agrees with what the plan grants', () => {
  expect(PLAN_GRANTS.white.features.subscriberLimit).toBe(WHITE_BELT_SUBSCRIBER_LIMIT);
});
