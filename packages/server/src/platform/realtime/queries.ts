import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import type { RealtimeEvent } from './realtime-event.ts';
import { realtimePayloads } from './schema.ts';

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const LONGEST_NOTIFICATION_BYTES = 7_900;

export async function notify(
  tx: Transaction,
  channel: string,
  event: RealtimeEvent,
): Promise<void> {
  let payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > LONGEST_NOTIFICATION_BYTES) {
    const [row] = await tx
      .insert(realtimePayloads)
      .values({ payload: event })
      .returning({ id: realtimePayloads.id });
    payload = JSON.stringify({ ref: row?.id });
  }
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Every process reads the row, so it stays until the sweep. */
export async function readPayload(db: Queryable, id: number): Promise<RealtimeEvent | undefined> {
  const [row] = await db
    .select({ payload: realtimePayloads.payload })
    .from(realtimePayloads)
    .where(eq(realtimePayloads.id, id));
  return row?.payload as RealtimeEvent | undefined;
}

export async function sweepPayloads(db: Queryable, olderThan: Date): Promise<void> {
  await db.delete(realtimePayloads).where(lt(realtimePayloads.createdAt, olderThan));
}
