/**
 * Over how long tabs spread what the server makes all of them do at once: coming back after a
 * restart, fetching anew after a gap. Added to the waits the specification gives, never taken off.
 */
export const SPREAD_MS = 2000;
