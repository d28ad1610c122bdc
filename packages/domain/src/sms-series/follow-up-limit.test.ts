import { describe, expect, it } from 'vitest';
import { canAddFollowUp, followUpLimit } from './follow-up-limit.ts';

describe('canAddFollowUp', () => {
  it.each([
    [0, 3, true, { allowed: true }],
    [2, 3, true, { allowed: true }],
    [3, 3, true, { allowed: false, reason: 'limit', toast: null }],
    [4, 3, true, { allowed: false, reason: 'limit', toast: null }],
    [3, 3, false, { allowed: false, reason: 'limit', toast: null }],
    [0, 0, true, { allowed: false, reason: 'limit', toast: null }],
    [
      2,
      3,
      false,
      {
        allowed: false,
        reason: 'invalid',
        toast: 'Please fix the messages before adding followups',
      },
    ],
  ])('with %i of %i, all valid %s', (followUpCount, limit, areMessagesValid, answer) => {
    expect(canAddFollowUp({ followUpCount, limit, areMessagesValid })).toEqual(answer);
  });
});

describe('followUpLimit', () => {
  it.each([
    [undefined, 3],
    [null, 3],
    [0, 0],
    [10, 10],
  ])('of a brand with %j is %i', (brandLimit, limit) => {
    expect(followUpLimit(brandLimit)).toBe(limit);
  });
});
