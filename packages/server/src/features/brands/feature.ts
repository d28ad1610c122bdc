import type { Feature } from '../../platform/feature.ts';
import { brandsDemoData } from './demo/demo-data.ts';
import { brandsHandlers } from './handlers.ts';
import { mailInviteJob } from './team/mail-invite.ts';

export const brandsFeature = {
  handlers: brandsHandlers,
  jobs: (services) => [mailInviteJob(services)],
  demo: brandsDemoData,
} satisfies Feature;
