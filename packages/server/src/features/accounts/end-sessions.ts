import type { Transaction } from '../../platform/db/database.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { revokeOtherSessions } from './queries.ts';

/** Signs a person out everywhere but in one session (null: everywhere), open sockets included. */
export async function endSessions(
  tx: Transaction,
  realtime: Realtime,
  userId: number,
  keepId: number | null,
  now: Date,
): Promise<void> {
  const sessions = await revokeOtherSessions(tx, userId, keepId, now);
  if (sessions.length === 0) return;
  await realtime.publish(tx, { to: { sessions }, message: { type: 'session_ended' } });
}
