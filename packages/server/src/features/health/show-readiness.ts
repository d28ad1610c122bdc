import type { Handler } from '../../platform/http/handler.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { Readiness } from './readiness.ts';

export function showReadiness(services: Services): Handler<'GET /readyz'> {
  const readiness = new Readiness(services);
  return async () => {
    const problem = await readiness.problem();
    if (problem) throw new HttpError(503, 'unavailable', problem);
    return { status: 'ready' };
  };
}
