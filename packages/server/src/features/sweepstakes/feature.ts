import type { Feature } from '../../platform/feature.ts';
import { seedCampaigns } from './demo/seed-campaigns.ts';

export const sweepstakesFeature = { demo: () => seedCampaigns } satisfies Feature;
