const STEP_SECONDS = 2;
const LONGEST_SECONDS = 60;

/** How long to wait before the nth try in a row (from 1): 2 s, 4 s, 6 s ... and never over 60 s. */
export function reconnectDelaySeconds(attempt: number): number {
  return Math.min(Math.max(1, attempt) * STEP_SECONDS, LONGEST_SECONDS);
}
