import { DAY_MS, MINUTE_MS } from '@tandem/domain/time/durations';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller, Identify } from '../../platform/http/caller.ts';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import { CallerCache } from './caller-cache.ts';
import { findImpersonationEnd } from './impersonation/queries.ts';
import { extendSession, findPersonWithBrands, prepareFindSession } from './queries.ts';
import { hashSessionToken } from './session-token.ts';

/** A session in use is extended at most this often, so that reading stays reading. */
const EXTEND_AFTER_MS = 10 * MINUTE_MS;

/** Makes the function that turns a request's cookie and headers into a caller. */
export async function createIdentify(deps: {
  db: Database;
  clock: Clock;
  config: Config;
}): Promise<Identify> {
  const { db, clock, config } = deps;
  const findSession = prepareFindSession(db.root);
  // The engine of last resort is in this process; asking it costs no way.
  const cache = db.engine === 'postgres' ? await CallerCache.open(db, clock) : undefined;

  async function find(token: string, now: Date, how = { lookAgain: false }) {
    const tokenHash = hashSessionToken(token);
    const read = async () => (await findSession.execute({ tokenHash, now }))[0];
    return cache ? cache.find(tokenHash, read, how) : read();
  }

  return async ({ token, impersonatedUserId }, how) => {
    if (!token) return null;
    const now = clock.now();
    const found = await find(token, now, how);
    if (!found) return null;
    const { session, person, brands } = found;
    if (now.getTime() - session.lastSeenAt.getTime() > EXTEND_AFTER_MS) {
      const expiresAt = sessionExpiry(config, now);
      await extendSession(db.root, session.id, now, expiresAt);
      // It may be kept, and would be extended with each request.
      Object.assign(session, { lastSeenAt: now, expiresAt });
    }
    const caller: Caller = { sessionId: session.id, person, brands, impersonatorId: null };
    return impersonatedUserId === undefined ? caller : actAs(db, caller, impersonatedUserId, now);
  };
}

export function sessionExpiry(config: Pick<Config, 'sessionDays'>, now: Date): Date {
  return new Date(now.getTime() + config.sessionDays * DAY_MS);
}

/**
 * Admins may see the product as one of its users, but not as one another, and only within an
 * impersonation that this session began. Otherwise nothing happens, not even in their own name: the
 * page believes that it acts for somebody else.
 */
async function actAs(db: Database, admin: Caller, userId: number, now: Date): Promise<Caller> {
  if (!admin.person.canImpersonate) {
    throw new HttpError(403, 'not_allowed', 'You may not act as another person.');
  }
  const actsUntil = await findImpersonationEnd(db.root, admin.sessionId, userId, now);
  if (!actsUntil) {
    throw new HttpError(
      403,
      'impersonation_ended',
      'You are not acting as this person, or no longer. Begin again and say why.',
    );
  }
  const found = await findPersonWithBrands(db.root, userId);
  if (!found || found.person.isAdmin) throw notFound('person to act as');
  return { sessionId: admin.sessionId, ...found, impersonatorId: admin.person.id, actsUntil };
}
