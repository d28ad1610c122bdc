import type { Feature } from '../../platform/feature.ts';
import { healthHandlers } from './handlers.ts';

export const healthFeature = { handlers: healthHandlers } satisfies Feature;
