import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { hashSessionToken, newSessionToken } from '../session-token.ts';

const NAME = 'tandem_device';
const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;

/** Hash of the token that marks this browser, if it has one. */
export function readDeviceHash(request: FastifyRequest): string | undefined {
  const token = request.cookies[NAME];
  return token && hashSessionToken(token);
}

/** Marks the browser, keeping a mark it already has, and returns the hash to remember. */
export function markDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
): string {
  const token = request.cookies[NAME] ?? newSessionToken();
  reply.setCookie(NAME, token, {
    path: '/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: TWO_YEARS_SECONDS,
  });
  return hashSessionToken(token);
}
