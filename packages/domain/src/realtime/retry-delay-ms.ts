// A loader that fails tries again up to 5 times at 1 second intervals, then gives up (platform §9).
// The first call is not a retry, so a load makes at most 6 calls.

export function retryDelayMs(retriesDone: number): number | null {
  return retriesDone < MAX_RETRIES ? 1000 : null;
}

export const MAX_RETRIES = 5;
