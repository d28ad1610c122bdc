import { sql } from 'drizzle-orm';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';

export function healthHandlers({ db }: Services): HandlersFor<'GET /healthz' | 'GET /readyz'> {
  return {
    'GET /healthz': () => ({ status: 'ok' }),
    'GET /readyz': async () => {
      await db.root.execute(sql`select 1`).catch(() => {
        throw new HttpError(503, 'unavailable', 'The database does not answer.');
      });
      return { status: 'ready' };
    },
  };
}
