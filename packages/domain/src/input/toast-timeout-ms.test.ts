import { describe, expect, it } from 'vitest';
import { CLOSE_DELAY_MS, DEBOUNCE_MS } from './debounce-ms.ts';
import { toastTimeoutMs } from './toast-timeout-ms.ts';

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
