import { createHash } from 'node:crypto';
import type { CallLimit } from '@tandem/contract/operation';
import type { Queryable } from '../db/database.ts';
import { countCall } from './queries.ts';

/**
 * Seconds to wait when the caller is over the limit, otherwise 0. The caller is stored as a hash,
 * so the table holds no addresses.
 */
export async function checkLimit(
  db: Queryable,
  limit: CallLimit,
  operation: string,
  caller: string,
  now: Date,
): Promise<number> {
  const key = createHash('sha256').update(`${operation}\n${caller}`).digest('base64url');
  const { calls, windowStartsAt } = await countCall(db, key, limit.seconds, now);
  if (calls <= limit.calls) return 0;
  const endsAt = windowStartsAt.getTime() + limit.seconds * 1000;
  return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
}
