import { expect, it } from 'vitest';
import {
  isSubscriberLimitReached,
  planActionLabel,
  SUBSCRIBER_LIMIT_BANNER,
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

it.each([
  ['white', 'Select Plan'],
  ['black', 'Upgrade'],
  ['trial', 'Upgrade'],
])('belt %s sees %s', (belt, label) => {
  expect(planActionLabel(belt)).toBe(label);
});
