import type { Feature } from '../../platform/feature.ts';
import { brandsDemoData } from './demo/demo-data.ts';
import { brandsHandlers } from './handlers.ts';
import { listNamedFiles } from './queries.ts';
import { mailInviteJob } from './team/mail-invite.ts';

export const brandsFeature = {
  handlers: brandsHandlers,
  jobs: (services) => [mailInviteJob(services)],
  namedFiles: listNamedFiles,
  demo: brandsDemoData,
} satisfies Feature;
