import { brandNameKey, normalizeBrandHost } from '@tandem/domain/brands/brand-identity';
import { takenMessage } from '@tandem/domain/validation/validator';
import { violatedConstraint } from '../../../platform/db/violated-constraint.ts';
import { HttpError } from '../../../platform/http/http-error.ts';

/** The two things by which brands are told apart, as people type them. */
export interface TypedIdentity {
  accountname?: string | undefined;
  website?: string | undefined;
}

export function nameColumns(accountname: string) {
  return { accountName: accountname, nameKey: brandNameKey(accountname) };
}

/** People leave the scheme out; links need one. */
export function websiteColumns(website: string) {
  return {
    website: /^https?:\/\//i.test(website) ? website : `https://${website}`,
    websiteHost: normalizeBrandHost(website),
  };
}

/** The answer when one or both belong to somebody else already. */
export function takenError(typed: TypedIdentity, taken: { name: boolean; host: boolean }) {
  const fields = {
    ...(taken.name ? { accountname: takenMessage('brandName', typed.accountname ?? '') } : {}),
    ...(taken.host ? { website: takenMessage('brandDomain', typed.website ?? '') } : {}),
  };
  return new HttpError(409, 'conflict', Object.values(fields).join('. '), { fields });
}

/** Turns the error of a request that lost a race for a name or domain into the same answer. */
export function orTakenError(error: unknown, typed: TypedIdentity): unknown {
  const constraint = violatedConstraint(error);
  const name = constraint === 'brand_name_key';
  const host = constraint === 'brand_website_host';
  return name || host ? takenError(typed, { name, host }) : error;
}
