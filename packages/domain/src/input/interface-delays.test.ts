import { describe, expect, it } from 'vitest';
import { CLOSE_DELAY_MS, DEBOUNCE_MS, retryDelayMs, toastTimeoutMs } from './interface-delays.ts';

describe('waiting times', () => {
  it.each([
    ['default', 2_000],
    ['success', 2_000],
    ['warning', 5_000],
    ['error', 5_000],
    ['processing', 10_000],
  ] as const)('keep a %s toast for %d ms', (kind, ms) => {
    expect(toastTimeoutMs(kind)).toBe(ms);
  });

  it('are those of the specification', () => {
    expect(DEBOUNCE_MS).toEqual({
      input: 200,
      composerValues: 300,
      composerText: 100,
      slider: 50,
      search: 1_000,
      resize: 50,
    });
    expect(CLOSE_DELAY_MS).toEqual({ dialog: 500, drawer: 500, logoutRedirect: 500 });
  });
});

describe('retry delay ms', () => {
  it.each([
    [0, 1000],
    [4, 1000],
    [5, null],
    [6, null],
  ])('after %i retries answers %s', (retriesDone, expected) => {
    expect(retryDelayMs(retriesDone)).toBe(expected);
  });
});
