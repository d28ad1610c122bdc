import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { cardToWire } from '../wire.ts';
import { listFavorites } from './queries.ts';

/** More than anybody looks through; keeps one answer from growing without end. */
const LIMIT = 500;

export function favoriteBrands({ db }: Services): Handler<'GET /favorite-brands'> {
  return async ({ brand }) => (await listFavorites(db.root, brand.id, LIMIT)).map(cardToWire);
}
