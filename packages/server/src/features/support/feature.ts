import type { Feature } from '../../platform/feature.ts';
import { seedSupport } from './demo/seed-support.ts';
import { handOverTicketJob } from './hand-over-ticket.ts';
import { supportHandlers } from './handlers.ts';
import { supportHome } from './home/home-part.ts';

export const supportFeature = {
  handlers: supportHandlers,
  jobs: (services) => [handOverTicketJob(services)],
  home: supportHome,
  demo: () => seedSupport,
} satisfies Feature;
