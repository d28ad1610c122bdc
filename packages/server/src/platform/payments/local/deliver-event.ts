import type { FastifyInstance } from 'fastify';
import type { JobDefinition } from '../../jobs/job-definition.ts';
import type { Payments } from '../payments.ts';

export const DELIVER_EVENT = { name: 'deliver-payment-event' };

/** Sends an event of the local gateway to the product's own webhook, again until it is taken. */
export function deliverEventJob(
  { payments }: { payments: Payments },
  webhook: { http: FastifyInstance; path: string },
): JobDefinition<{ eventId: string }> {
  return {
    ...DELIVER_EVENT,
    async handle({ eventId }) {
      // A real gateway sends its own; what the local one still had to say concerns nobody then.
      const event = await payments.local?.signedEvent(eventId);
      if (!event) return;
      const { statusCode } = await webhook.http.inject({
        method: 'POST',
        url: webhook.path,
        payload: event.body,
        headers: { ...event.headers, 'content-type': 'application/json' },
      });
      if (statusCode !== 200) throw new Error(`the webhook answered ${statusCode}`);
    },
  };
}
