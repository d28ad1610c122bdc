import type { HandlersFor } from '../../platform/http/handler.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { pingDatabase } from './queries.ts';

export function healthHandlers({ db }: Services): HandlersFor<'GET /healthz' | 'GET /readyz'> {
  return {
    'GET /healthz': () => ({ status: 'ok' }),
    'GET /readyz': async () => {
      await pingDatabase(db.root).catch(() => {
        throw new HttpError(503, 'unavailable', 'The database does not answer.');
      });
      return { status: 'ready' };
    },
  };
}
