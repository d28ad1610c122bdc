import { expect, it } from 'vitest';
import { grantsOf } from './grants-of.ts';
import { PLAN_GRANTS } from './plan-grants.ts';

it('is what the plan of the belt grants', () => {
  expect(grantsOf('black')).toBe(PLAN_GRANTS.black);
});

it.each(['', 'purple', 'toString'])('gives an unknown belt %j the free plan', (belt) => {
  expect(grantsOf(belt)).toBe(PLAN_GRANTS.white);
});
