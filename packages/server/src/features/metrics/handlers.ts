import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { recordEvents } from './record-events.ts';
import { showUsage } from './usage/show-usage.ts';

export function metricsHandlers(
  services: Services,
): HandlersFor<'POST /metrics' | 'GET /admin/usage'> {
  return {
    'POST /metrics': recordEvents(services),
    'GET /admin/usage': showUsage(services),
  };
}
