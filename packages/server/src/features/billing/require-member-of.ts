import type { FastifyRequest } from 'fastify';
import type { Identify } from '../../platform/http/caller.ts';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import { readSessionToken } from '../../platform/http/session-cookie.ts';

/**
 * For pages and files that a browser opens by a link: it sends no headers of ours, so the brand is
 * part of the address and only the session's own person counts.
 */
export async function requireMemberOf(
  identify: Identify,
  request: FastifyRequest,
  brandId: number,
  what: string,
): Promise<void> {
  const token = readSessionToken(request);
  const caller = await identify({ token, impersonatedUserId: undefined }, { lookAgain: true });
  if (!caller) throw new HttpError(401, 'not_signed_in', 'Please sign in.');
  if (!caller.brands.some(({ id }) => id === brandId)) throw notFound(what);
}
