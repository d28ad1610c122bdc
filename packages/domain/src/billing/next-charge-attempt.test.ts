import { expect, it } from 'vitest';
import { nextChargeAttempt } from './next-charge-attempt.ts';

it.each([
  [1, '2026-03-02T09:00:00.000Z'],
  [2, '2026-03-04T09:00:00.000Z'],
  [3, '2026-03-06T09:00:00.000Z'],
  [4, '2026-03-08T09:00:00.000Z'],
])('after failure %i a charge is tried at %s', (failures, moment) => {
  expect(nextChargeAttempt(new Date('2026-03-01T09:00:00Z'), failures)?.toISOString()).toBe(moment);
});

it('gives up after the fifth failure', () => {
  expect(nextChargeAttempt(new Date('2026-03-01T09:00:00Z'), 5)).toBeNull();
});
