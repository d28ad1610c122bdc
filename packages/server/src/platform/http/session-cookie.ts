import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

const NAME = 'tandem_session';

export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

/** Reads the cookie of a raw upgrade request, which never passes through Fastify. */
export function sessionTokenFrom(cookieHeader: string | undefined): string | undefined {
  return cookieHeader
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === NAME)?.[1];
}

export function setSessionCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  token: string,
  expiresAt: Date,
): void {
  reply.setCookie(NAME, token, { ...attributes(config), expires: expiresAt });
}

export function clearSessionCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void {
  reply.clearCookie(NAME, attributes(config));
}

function attributes(config: Pick<Config, 'publicUrl'>) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  } as const;
}
