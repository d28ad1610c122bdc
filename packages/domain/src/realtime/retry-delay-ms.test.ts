import { expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay-ms.ts';

it.each([
  [0, 1000],
  [4, 1000],
  [5, null],
  [6, null],
])('after %i retries answers %s', (retriesDone, expected) => {
  expect(retryDelayMs(retriesDone)).toBe(expected);
});
