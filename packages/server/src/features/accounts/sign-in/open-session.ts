import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { readSessionToken, setSessionCookie } from '../../../platform/http/session-cookie.ts';
import { sessionExpiry } from '../identify.ts';
import { insertSession, replaceToken, revokeSession } from '../queries.ts';
import { hashSessionToken, newSessionToken } from '../session-token.ts';
import { markDevice } from './device-cookie.ts';
import { rememberDevice } from './queries.ts';

interface Sign {
  request: FastifyRequest;
  reply: FastifyReply;
  config: Config;
  userId: number;
  now: Date;
}

/** Opens a session in a browser that its owner will be known by from now on. */
export async function startSession(tx: Transaction, sign: Sign): Promise<void> {
  const { request, reply, userId, now } = sign;
  await rememberDevice(tx, userId, markDevice(request, reply), now);
  await openSession(tx, sign);
}

/**
 * Opens a fresh session and sets its cookie; one the browser already had is ended, so that no
 * token outlives a sign-in. A rolled-back transaction leaves a cookie that opens nothing.
 */
async function openSession(tx: Transaction, sign: Sign): Promise<void> {
  const { request, reply, config, userId, now } = sign;
  const previous = readSessionToken(request);
  if (previous) await revokeSession(tx, hashSessionToken(previous), now);
  const token = newSessionToken();
  const expiresAt = sessionExpiry(config, now);
  await insertSession(tx, {
    tokenHash: hashSessionToken(token),
    userId,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  setSessionCookie(reply, token, expiresAt);
}

/** Gives a session another token; the old one opens nothing any longer. */
export async function rotateSession(
  tx: Transaction,
  { reply, config, sessionId, now }: Omit<Sign, 'userId'> & { sessionId: number },
): Promise<void> {
  const token = newSessionToken();
  const expiresAt = sessionExpiry(config, now);
  await replaceToken(tx, sessionId, hashSessionToken(token), expiresAt);
  setSessionCookie(reply, token, expiresAt);
}
