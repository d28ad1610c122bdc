import type { Feature } from '../../platform/feature.ts';
import { brandsDemoData } from './demo/demo-data.ts';
import { brandsHandlers } from './handlers.ts';
import { listNamedFiles } from './queries.ts';
import { teamHome } from './team/home/home-part.ts';
import { mailInviteJob } from './team/mail-invite.ts';

export const brandsFeature = {
  handlers: brandsHandlers,
  jobs: (services) => [mailInviteJob(services)],
  namedFiles: listNamedFiles,
  home: teamHome,
  demo: brandsDemoData,
} satisfies Feature;
