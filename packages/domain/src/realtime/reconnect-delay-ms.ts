// How long to wait before connecting the socket again: 2 seconds after the first loss, 2 more after
// each further failure, up to 60 (platform §9). Only a window with focus reconnects; without focus
// there is no delay to give, and the attempt is due when focus returns. A connection that opened
// starts the count anew.

/** `failures` counts losses and failed attempts since the last open connection, from 1. */
export function reconnectDelayMs(failures: number, hasFocus: boolean): number | null {
  if (!hasFocus) return null;
  return Math.min(Math.max(failures, 1) * STEP_MS, MAX_DELAY_MS);
}

const STEP_MS = 2000;
const MAX_DELAY_MS = 60_000;
