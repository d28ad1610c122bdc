import type { Feature } from '../../platform/feature.ts';
import { assetsHandlers } from './handlers.ts';
import { serveFiles } from './serve-files.ts';

export const assetsFeature = {
  handlers: assetsHandlers,
  routes: serveFiles,
} satisfies Feature;
