import type { brands } from '@tandem/contract/brands/operations';
import type { Received } from '@tandem/contract/operation';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findOwnAddresses, letFilesGo } from '../../assets/public.ts';
import { readCurrentBrand } from '../current-brand.ts';
import { nameColumns, orTakenError, takenError, websiteColumns } from './brand-identity.ts';
import { findTaken, lockBrand, replaceTags, updateBrandColumns } from './queries.ts';

type Changes = Received<(typeof brands)['PUT /brands']['body']>;

/** Changes only what is sent, all of it or nothing. */
export function updateBrand(services: Services): Handler<'PUT /brands'> {
  return async ({ body, brand, now }) => {
    const { db } = services;
    await db
      .transaction((tx) => applyChanges(tx, services, brand.id, body))
      .catch((error: unknown) => {
        throw orTakenError(error, body);
      });
    return readCurrentBrand(db.root, brand.id, now);
  };
}

async function applyChanges(
  tx: Transaction,
  services: Services,
  brandId: number,
  changes: Changes,
): Promise<void> {
  const { accountname, website, tagsconnected, ...columns } = changes;
  const identity = {
    ...(accountname === undefined ? {} : nameColumns(accountname)),
    ...(website === undefined ? {} : websiteColumns(website)),
  };
  const current = await lockBrand(tx, brandId);
  if (!current) throw notFound('brand');
  await requireOwnPictures(tx, brandId, changes, current);
  const taken = await findTaken(tx, identity, brandId);
  if (taken.name || taken.host) throw takenError(changes, taken);
  await updateBrandColumns(tx, brandId, { ...columns, ...identity });
  await letFilesGo(tx, services, replacedPictures(changes, current));
  if (tagsconnected) await replaceTags(tx, brandId, [...new Set(tagsconnected)]);
}

type Pictures = Partial<Record<'logo' | 'coverPhoto', string | null | undefined>>;

const PICTURES = ['logo', 'coverPhoto'] as const;

function replacedPictures(wanted: Pictures, current: Pictures) {
  return PICTURES.filter(
    (field) => wanted[field] !== undefined && wanted[field] !== current[field],
  ).map((field) => current[field]);
}

/** A picture on somebody else's server could change or track; another brand's is not ours to show. */
async function requireOwnPictures(
  tx: Transaction,
  brandId: number,
  wanted: Pictures,
  current: Pictures,
): Promise<void> {
  const fresh = PICTURES.filter((field) => wanted[field] && wanted[field] !== current[field]);
  const addresses = fresh.map((field) => wanted[field] ?? '');
  const own = await findOwnAddresses(tx, brandId, addresses);
  const foreign = fresh.find((field) => !own.has(wanted[field] ?? ''));
  if (foreign) throw invalidField(foreign, 'Upload the picture first');
}
