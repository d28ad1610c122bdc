import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findBrandSeenBy } from '../queries.ts';
import { publicBrandToWire } from '../wire.ts';

export function getBrand({ db }: Services): Handler<'GET /brands/:id'> {
  return async ({ brand, params }) => {
    const found = await findBrandSeenBy(db.root, brand.id, params.id);
    if (!found) throw notFound('brand');
    return publicBrandToWire(found);
  };
}
