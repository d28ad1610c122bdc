// Metrics events wait and leave in one batch: every 3 seconds, or after 5 while the brand is still
// loading (signup-forms §7), because events without a brand cannot be assigned to one.

export function flushDelayMs(isBrandLoading: boolean): number {
  return isBrandLoading ? 5000 : 3000;
}
