import { expect, it } from 'vitest';
import { isConnectionSilent } from './is-connection-silent.ts';

const heardAt = new Date('2026-05-04T12:00:00Z');

it.each([
  [0, false],
  [30_000, false],
  [60_000, false],
  [60_001, true],
  [8 * 3_600_000, true],
  [-3_600_000, false],
])('%i ms after the last word: %s', (ms, expected) => {
  expect(isConnectionSilent(heardAt, new Date(heardAt.getTime() + ms))).toBe(expected);
});
