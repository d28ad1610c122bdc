import type { Feature } from '../../platform/feature.ts';
import { partnershipsHandlers } from './handlers.ts';

export const partnershipsFeature = { handlers: partnershipsHandlers } satisfies Feature;
