import type { Feature } from '../../platform/feature.ts';
import { sandboxHandlers } from './handlers.ts';

export const sandboxFeature = { handlers: sandboxHandlers } satisfies Feature;
