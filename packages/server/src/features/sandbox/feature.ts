import type { Feature } from '../../platform/feature.ts';
import { fillSandbox } from './demo/fill-sandbox.ts';
import { sandboxHandlers } from './handlers.ts';

export const sandboxFeature = {
  handlers: sandboxHandlers,
  demo: (services) => (tx, scene) => fillSandbox(tx, scene, services),
} satisfies Feature;
