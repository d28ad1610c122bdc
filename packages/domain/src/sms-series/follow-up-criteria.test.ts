import { describe, expect, it } from 'vitest';
import {
  availableCriteria,
  defaultCriterion,
  FOLLOW_UP_CRITERIA,
  matchesCriterion,
  needsSalesIntegration,
  settledCriterion,
} from './follow-up-criteria.ts';

describe('matchesCriterion', () => {
  const nothing = { clicked: false, purchased: false };
  const clicked = { clicked: true, purchased: false };
  const purchased = { clicked: false, purchased: true };
  const both = { clicked: true, purchased: true };
  it.each([
    ['all recipients', [true, true, true, true]],
    ['not clicked', [true, false, true, false]],
    ['not purchased', [true, true, false, false]],
    ['not clicked or purchased', [true, false, false, false]],
    ['clicked but not purchased', [false, true, false, false]],
  ] as const)('%s', (criterion, expected) => {
    const answers = [nothing, clicked, purchased, both].map((one) =>
      matchesCriterion(criterion, one),
    );
    expect(answers).toEqual(expected);
  });
});

describe('criteria', () => {
  it('need a sales integration for the last three', () => {
    expect(FOLLOW_UP_CRITERIA.map(needsSalesIntegration)).toEqual([false, false, true, true, true]);
  });

  it('are all available with a sales integration', () => {
    expect(availableCriteria(true)).toEqual([
      'all recipients',
      'not clicked',
      'not purchased',
      'not clicked or purchased',
      'clicked but not purchased',
    ]);
  });

  it('are two without', () => {
    expect(availableCriteria(false)).toEqual(['all recipients', 'not clicked']);
  });

  it('default by the sales integration', () => {
    expect(defaultCriterion(true)).toBe('not purchased');
    expect(defaultCriterion(false)).toBe('not clicked');
  });
});

describe('settledCriterion', () => {
  it.each([
    ['all recipients', 1, true, 'all recipients'],
    ['all recipients', 1, false, 'all recipients'],
    ['clicked but not purchased', 1, true, 'clicked but not purchased'],
    ['clicked but not purchased', 1, false, 'not clicked'],
    ['all recipients', 0, true, 'not purchased'],
    ['all recipients', 0, false, 'not clicked'],
  ] as const)('of %s with %i follow-ups, shop %s, is %s', (criterion, count, hasShop, expected) => {
    expect(settledCriterion(criterion, count, hasShop)).toBe(expected);
  });
});
