import type { JobDefinition } from '../../jobs/job-definition.ts';
import type { LocalControls } from '../payments.ts';

export const DELIVER_EVENT = { name: 'deliver-payment-event' };

export type PostEvent = (body: string, headers: Record<string, string>) => Promise<number>;

/** Sends an event of the local gateway to the product's own webhook, again until it is taken. */
export function deliverEventJob(
  local: Pick<LocalControls, 'signedEvent'>,
  post: PostEvent,
): JobDefinition<{ eventId: string }> {
  return {
    ...DELIVER_EVENT,
    async handle({ eventId }) {
      const event = await local.signedEvent(eventId);
      if (!event) return;
      const status = await post(event.body, event.headers);
      if (status !== 200) throw new Error(`the webhook answered ${status}`);
    },
  };
}
