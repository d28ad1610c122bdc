import type { Feature } from '../../platform/feature.ts';
import { when } from '../../platform/happenings/reaction.ts';
import { brandCreated } from '../brands/public.ts';
import { seedConversations } from './demo/seed-conversations.ts';
import { conversationsHandlers } from './handlers.ts';
import { conversationsHome } from './home/home-part.ts';
import { listNamedFiles } from './queries.ts';
import { sweepMarked } from './state/queries.ts';
import { WELCOME_BRAND, welcomeBrandJob } from './welcome-brand.ts';

export const conversationsFeature = {
  handlers: conversationsHandlers,
  sweeps: [{ afterHours: 1, sweep: sweepMarked }],
  jobs: (services) => [welcomeBrandJob(services)],
  reactions: [
    when(brandCreated, (tx, { brandId }, { jobs }) => jobs.enqueue(tx, WELCOME_BRAND, { brandId })),
  ],
  namedFiles: listNamedFiles,
  home: conversationsHome,
  demo: () => seedConversations,
} satisfies Feature;
