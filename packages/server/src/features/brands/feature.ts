import type { Feature } from '../../platform/feature.ts';
import { brandsHandlers } from './handlers.ts';
import { mailInviteJob } from './team/mail-invite.ts';

export const brandsFeature = {
  handlers: brandsHandlers,
  jobs: (services) => [mailInviteJob(services)],
} satisfies Feature;
