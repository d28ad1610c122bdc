import type { Feature } from '../../platform/feature.ts';
import { showActivity } from './show-activity.ts';
import { showAttention } from './show-attention.ts';
import { showFigures } from './show-figures.ts';

export const homeFeature = {
  handlers: (services) => ({
    'GET /home/activity': showActivity(services),
    'GET /home/attention': showAttention(services),
    'GET /home/figures': showFigures(services),
  }),
} satisfies Feature;
