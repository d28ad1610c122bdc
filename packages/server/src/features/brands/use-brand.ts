import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { markUsed } from './queries.ts';

/** The most recently used brand is the one a new tab opens and the switcher lists first. */
export function useBrand({ db }: Services): Handler<'POST /brands/:id/use'> {
  return async ({ caller, params, now }) => {
    if (!caller.brands.some(({ id }) => id === params.id)) throw notFound('brand');
    await markUsed(db.root, caller.person.id, params.id, now);
    return null;
  };
}
