import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConnectionSilent, reconnectDelayMs } from './reconnecting.ts';

describe('is connection silent', () => {
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
});

describe('reconnect delay ms', () => {
  it.each([
    [0, 2000],
    [1, 2000],
    [2, 4000],
    [3, 6000],
    [29, 58_000],
    [30, 60_000],
    [31, 60_000],
    [1000, 60_000],
  ])('after %i failures waits %i ms', (failures, expected) => {
    expect(reconnectDelayMs(failures, true)).toBe(expected);
  });

  it('does not reconnect without focus', () => {
    expect(reconnectDelayMs(1, false)).toBeNull();
  });

  it('grows by 2 seconds until it stays at 60', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (failures) => {
        const step =
          Number(reconnectDelayMs(failures + 1, true)) - Number(reconnectDelayMs(failures, true));
        expect(step).toBe(failures < 30 ? 2000 : 0);
      }),
      { numRuns: 100 },
    );
  });
});
