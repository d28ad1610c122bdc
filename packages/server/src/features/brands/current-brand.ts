import type { CurrentBrand } from '@tandem/contract/brands';
import type { Queryable } from '../../platform/db/database.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { findBrand } from './queries.ts';
import { currentBrandToWire } from './wire.ts';

export function currentBrand({ db }: Services): Handler<'GET /current-brand-future'> {
  return ({ brand, now }) => readCurrentBrand(db.root, brand.id, now);
}

export async function readCurrentBrand(
  db: Queryable,
  id: number,
  now: Date,
): Promise<CurrentBrand> {
  const found = await findBrand(db, id);
  if (!found) throw notFound('brand');
  return currentBrandToWire(found, now);
}
