import type { Feature } from '../../platform/feature.ts';
import { assetsHandlers } from './handlers.ts';
import { removeFilesJob } from './remove-files.ts';
import { serveFiles } from './serve-files.ts';
import { sweepFilesJob } from './sweep-files.ts';

export const assetsFeature = {
  handlers: assetsHandlers,
  routes: serveFiles,
  jobs: (services) => [removeFilesJob(services), sweepFilesJob(services)],
} satisfies Feature;
