// How long to wait before a popup opens: no time, the delay in seconds, or null for a popup that
// waits for the shopper to leave. Longer than a browser's timer can count (24 days) would open at
// once, so the wait stops there. Runs in the shopper's browser, so it stays tiny.
import type { FormTrigger } from './form-trigger.ts';

export function triggerDelayMs(trigger: Pick<FormTrigger, 'type' | 'delay'>): number | null {
  if (trigger.type === 'exit') return null;
  if (trigger.type === 'immediately') return 0;
  return Math.min((trigger.delay ?? 0) * 1000, 2_147_483_647);
}
