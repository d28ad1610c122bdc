import type { Handler } from '../../../platform/http/handler.ts';
import { invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { switchFavorite } from './queries.ts';

export function toggleFavorite({ db }: Services): Handler<'POST /toggle-brand-favorite'> {
  return async ({ brand, body, now }) => {
    if (body.brandId === brand.id) throw invalidField('brandId', 'Choose another brand');
    const isFavorite = await switchFavorite(db.root, brand.id, body.brandId, now);
    if (isFavorite === undefined) throw notFound('brand');
    return { isFavorite };
  };
}
