import type { Feature } from '../../platform/feature.ts';
import { handOverTicketJob } from './hand-over-ticket.ts';
import { supportHandlers } from './handlers.ts';

export const supportFeature = {
  handlers: supportHandlers,
  jobs: (services) => [handOverTicketJob(services)],
} satisfies Feature;
