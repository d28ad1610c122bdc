import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../../../platform/http/cookie-name.ts';
import { setOwnCookie } from '../../../platform/http/session-cookie.ts';
import { hashSessionToken, newSessionToken } from '../session-token.ts';

const NAME = 'tandem_device';
const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;

/** Hash of the token that marks this browser, if it has one. */
export function readDeviceHash(request: FastifyRequest): string | undefined {
  const token = readToken(request);
  return token && hashSessionToken(token);
}

/** Marks the browser, keeping a mark it already has, and returns the hash to remember. */
export function markDevice(request: FastifyRequest, reply: FastifyReply): string {
  const token = readToken(request) ?? newSessionToken();
  setOwnCookie(reply, NAME, token, { sameSite: 'strict', maxAge: TWO_YEARS_SECONDS });
  return hashSessionToken(token);
}

function readToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(NAME, request.server.publicUrl)];
}
