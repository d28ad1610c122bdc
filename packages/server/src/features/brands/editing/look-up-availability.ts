import { brandNameKey, normalizeBrandHost } from '@tandem/domain/brands/brand-identity';
import { isWebsite } from '@tandem/domain/validation/contact-rules';
import { takenMessage } from '@tandem/domain/validation/validator';
import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError, invalidField } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findTaken } from './queries.ts';

export function lookUpBrandName({ db }: Services): Handler<'GET /test-unique-brand-name/:name'> {
  return async ({ params: { name } }) => {
    const taken = await findTaken(db.root, { nameKey: brandNameKey(name) });
    if (taken.name) throw conflict('name', takenMessage('brandName', name));
    return null;
  };
}

export function lookUpBrandDomain({
  db,
}: Services): Handler<'GET /test-unique-brand-domain/:domain'> {
  return async ({ params: { domain } }) => {
    if (!isWebsite(domain.trim())) throw invalidField('domain', 'Invalid URL');
    const taken = await findTaken(db.root, { websiteHost: normalizeBrandHost(domain) });
    if (taken.host) throw conflict('domain', takenMessage('brandDomain', domain));
    return null;
  };
}

function conflict(field: string, message: string): HttpError {
  return new HttpError(409, 'conflict', message, { fields: { [field]: message } });
}
