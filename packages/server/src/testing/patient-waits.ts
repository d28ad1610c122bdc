import { vi } from 'vitest';

/**
 * Every limit on a wait is a guess about the machine, and machines get busy: a wait for a state ends
 * with the state, or with the time limit of its test.
 */
const PATIENCE_MS = 90_000;

const { waitFor } = vi;
vi.waitFor = (check, options) => {
  const interval = typeof options === 'object' ? options.interval : undefined;
  return waitFor(check, { timeout: PATIENCE_MS, interval: interval ?? 25 });
};
