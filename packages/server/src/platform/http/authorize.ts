import type { Access } from '@tandem/contract/operation';
import { roleAtLeast } from '@tandem/domain/accounts/roles';
import type { FastifyRequest } from 'fastify';
import type { Caller, Identify, MemberBrand } from './caller.ts';
import { HttpError, invalidField } from './http-error.ts';
import { readId } from './read-id.ts';
import { readSessionToken } from './session-cookie.ts';

export interface Authorized {
  caller: Caller | null;
  brand: MemberBrand | null;
}

/**
 * Decides whether a request may use an operation. Somebody else's brand answers exactly like one
 * that does not exist, so ids tell nothing; 401 means "sign in", 403 "signed in, but not you".
 */
export async function authorize(
  request: FastifyRequest,
  access: Access,
  identify: Identify,
): Promise<Authorized> {
  const credentials = {
    token: readSessionToken(request),
    impersonatedUserId: integerHeader(request, 'x-impersonating'),
  };
  const caller = await identify(credentials);
  try {
    return decide(request, access, caller);
  } catch (refusal) {
    // Nobody is refused what was granted to them a moment ago, in another process perhaps.
    if (!caller) throw refusal;
    return decide(request, access, await identify(credentials, { lookAgain: true }));
  }
}

function decide(request: FastifyRequest, access: Access, caller: Caller | null): Authorized {
  if (access === 'public') return { caller, brand: null };
  if (!caller) throw new HttpError(401, 'not_signed_in', 'Please sign in.');
  if (access === 'signed-in') return { caller, brand: null };
  if (access === 'admin') {
    if (!caller.person.isAdmin || caller.impersonatorId !== null) {
      throw new HttpError(403, 'not_allowed', 'Only administrators may do this.');
    }
    return { caller, brand: null };
  }
  return { caller, brand: authorizeForBrand(request, caller, access) };
}

/** The brand that the request is about, in which the caller must have a role. */
export function authorizeForBrand(
  request: FastifyRequest,
  caller: Caller,
  access: keyof typeof MINIMUM_ROLE,
): MemberBrand {
  const brand = brandOf(request, caller);
  if (!brand) throw new HttpError(404, 'brand_not_found', 'There is no such brand.');
  if (!roleAtLeast(brand.role, MINIMUM_ROLE[access])) {
    throw new HttpError(403, 'role_not_enough', 'Your role in this brand does not allow this.');
  }
  return brand;
}

/** The brand that `X-Brand-Id` names, if the caller belongs to it; without one the latest used. */
export function brandOf(request: FastifyRequest, caller: Caller): MemberBrand | undefined {
  const wanted = integerHeader(request, 'x-brand-id');
  return wanted === undefined ? caller.brands[0] : caller.brands.find(({ id }) => id === wanted);
}

const MINIMUM_ROLE = {
  'brand-viewer': 'viewer',
  'brand-member': 'member',
  'brand-owner': 'owner',
} as const;

function integerHeader(request: FastifyRequest, name: string): number | undefined {
  const value = request.headers[name];
  if (value === undefined || value === '') return undefined;
  const id = typeof value === 'string' ? readId(value) : undefined;
  if (id === undefined) throw invalidField(name, 'Must be positive integer');
  return id;
}
