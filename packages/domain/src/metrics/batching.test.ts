import { expect, it } from 'vitest';
import { flushDelayMs } from './batching.ts';

it('is 3 seconds, and 5 while the brand loads', () => {
  expect(flushDelayMs(false)).toBe(3000);
  expect(flushDelayMs(true)).toBe(5000);
});
