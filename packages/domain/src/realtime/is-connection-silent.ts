// A connection can die without either side being told: a laptop sleeps, a phone changes networks.
// The server says something at least every HEARTBEAT_MS, so a browser that heard nothing for longer
// than two of those rounds takes the connection for dead. One missed beat is no proof: it may be late.

export function isConnectionSilent(heardAt: Date, now: Date): boolean {
  return now.getTime() - heardAt.getTime() > 2 * HEARTBEAT_MS;
}

export const HEARTBEAT_MS = 30_000;
