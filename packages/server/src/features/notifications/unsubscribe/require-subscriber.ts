import type { Queryable } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import { findSubscriber } from '../preferences/queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Whose link this is; a forged one and one of somebody who is gone look alike. */
export async function requireSubscriber(db: Queryable, token: string, key: string) {
  const uid = readUnsubscribeToken(token, key);
  const subscriber = uid && (await findSubscriber(db, uid));
  if (!subscriber) throw notFound('unsubscribe link');
  return subscriber;
}
