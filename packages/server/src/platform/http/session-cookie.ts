import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from './cookie-name.ts';

const NAME = 'tandem_session';

export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(NAME, request.server.publicUrl)];
}

/** Reads the cookie of a raw upgrade request, which never passes through Fastify. */
export function sessionTokenFrom(
  cookieHeader: string | undefined,
  publicUrl: string,
): string | undefined {
  const wanted = cookieName(NAME, publicUrl);
  return cookieHeader
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === wanted)?.[1];
}

export function setSessionCookie(reply: FastifyReply, token: string, expiresAt: Date): void {
  setOwnCookie(reply, NAME, token, { sameSite: 'lax', expires: expiresAt });
}

export function clearSessionCookie(reply: FastifyReply): void {
  const { publicUrl } = reply.server;
  reply.clearCookie(cookieName(NAME, publicUrl), { ...attributes(publicUrl), sameSite: 'lax' });
}

/** Sets a cookie that scripts and other hosts cannot read or replace. */
export function setOwnCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: { sameSite: 'lax' | 'strict'; expires?: Date; maxAge?: number },
): void {
  const { publicUrl } = reply.server;
  reply.setCookie(cookieName(name, publicUrl), value, { ...attributes(publicUrl), ...options });
}

function attributes(publicUrl: string) {
  return { path: '/', httpOnly: true, secure: publicUrl.startsWith('https:') };
}
