// How browsers hand over what people did.

// How much a browser says at once, and how much it keeps for later when nobody listens. What does not
// fit any more is dropped from the oldest on: what people do now matters more than what they did.
export const MOST_EVENTS_PER_BATCH = 100;
export const MOST_EVENTS_WAITING = 200;

// Metrics events wait and leave in one batch: every 3 seconds, or after 5 while the brand is still
// loading (signup-forms §7), because events without a brand cannot be assigned to one.
export function flushDelayMs(isBrandLoading: boolean): number {
  return isBrandLoading ? 5000 : 3000;
}
