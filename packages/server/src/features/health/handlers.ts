import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { showReadiness } from './show-readiness.ts';

export function healthHandlers(services: Services): HandlersFor<'GET /healthz' | 'GET /readyz'> {
  return {
    'GET /healthz': () => ({ status: 'ok' }),
    'GET /readyz': showReadiness(services),
  };
}
