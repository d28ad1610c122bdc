import type { Feature } from '../../platform/feature.ts';
import { serveFormScript } from './serve-form-script.ts';

export const formRuntimeFeature = { routes: serveFormScript } satisfies Feature;
