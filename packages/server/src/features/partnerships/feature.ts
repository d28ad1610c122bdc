import type { Feature } from '../../platform/feature.ts';
import { seedInvites } from './demo/seed-invites.ts';
import { partnershipsHandlers } from './handlers.ts';

export const partnershipsFeature = {
  handlers: partnershipsHandlers,
  demo: () => seedInvites,
} satisfies Feature;
