import type { CallInput } from '@tandem/contract/contract';
import type { MetricsEvent } from '@tandem/domain/metrics/metrics-event';
import { ownHeaders } from '../api/session-headers.ts';

/**
 * Not by `call`: a refusal must not lead anybody to the sign-in page, and a batch must outlive its
 * page. `sendBeacon` would do that too, but cannot carry the headers that the API asks for. In one's
 * own name: what waits was done before acting as somebody.
 */
export async function deliverEvents(events: MetricsEvent[]): Promise<void> {
  if (!navigator.onLine) throw new Error('offline');
  const body: CallInput<'POST /metrics'>['body'] = events.map((event) => ({
    ...event,
    createdAt: event.createdAt.toISOString(),
  }));
  const { status } = await fetch('/metrics', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { ...ownHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  // Any other refusal would be the same again.
  if (status === 429 || status >= 500) throw new Error(`answered ${status}`);
}
