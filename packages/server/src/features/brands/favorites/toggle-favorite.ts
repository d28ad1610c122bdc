import type { Handler } from '../../../platform/http/handler.ts';
import { invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { announce } from '../../notifications/public.ts';
import { switchFavorite } from './queries.ts';

export function toggleFavorite(services: Services): Handler<'POST /toggle-brand-favorite'> {
  return async ({ brand, body, now }) => {
    if (body.brandId === brand.id) throw invalidField('brandId', 'Choose another brand');
    return services.db.transaction(async (tx) => {
      const isFavorite = await switchFavorite(tx, brand.id, body.brandId, now);
      if (isFavorite === undefined) throw notFound('brand');
      if (isFavorite) {
        const by = { id: brand.id, name: brand.accountName, logo: brand.logo };
        const event = { kind: 'favorited', by, on: now } as const;
        await announce(tx, services, { brandId: body.brandId, event, now });
      }
      return { isFavorite };
    });
  };
}
