import type { Feature } from '../../platform/feature.ts';
import { seedInvites } from './demo/seed-invites.ts';
import { partnershipsHandlers } from './handlers.ts';
import { partnershipsHome } from './home/home-part.ts';

export const partnershipsFeature = {
  handlers: partnershipsHandlers,
  home: partnershipsHome,
  demo: () => seedInvites,
} satisfies Feature;
