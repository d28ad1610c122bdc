import { expect, it } from 'vitest';
import { triggerDelayMs } from './trigger-delay.ts';

it.each([
  ['exit', 5, null],
  ['immediately', 5, 0],
  ['delay', 5, 5000],
  ['delay', 0, 0],
  ['delay', null, 0],
  ['delay', 2_147_483, 2_147_483_000],
  ['delay', 2_147_484, 2_147_483_647],
] as const)('of a trigger %s with %j seconds is %j', (type, delay, ms) => {
  expect(triggerDelayMs({ type, delay })).toBe(ms);
});
