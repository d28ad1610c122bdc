import type { Feature } from '../../platform/feature.ts';
import { adminHandlers } from './handlers.ts';

export const adminFeature = { handlers: adminHandlers } satisfies Feature;
