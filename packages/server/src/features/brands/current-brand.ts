import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { findBrand } from './queries.ts';
import { currentBrandToWire } from './wire.ts';

export function currentBrand({ db }: Services): Handler<'GET /current-brand-future'> {
  return async ({ brand }) => {
    const found = await findBrand(db.root, brand.id);
    if (!found) throw notFound('brand');
    return currentBrandToWire(found.brand, found.tags);
  };
}
