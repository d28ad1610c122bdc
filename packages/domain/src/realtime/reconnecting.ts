// When a connection counts as lost and when the next one is tried.

// A connection can die without either side being told: a laptop sleeps, a phone changes networks.
// The server says something at least every HEARTBEAT_MS, so a browser that heard nothing for longer
// than two of those rounds takes the connection for dead. One missed beat is no proof: it may be late.
export function isConnectionSilent(heardAt: Date, now: Date): boolean {
  return now.getTime() - heardAt.getTime() > 2 * HEARTBEAT_MS;
}

export const HEARTBEAT_MS = 30_000;

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
