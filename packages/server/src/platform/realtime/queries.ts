import { eq, lt } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import type { RealtimeEvent } from './realtime-event.ts';
import { realtimePayloads } from './schema.ts';

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const LONGEST_NOTIFICATION_BYTES = 7_900;

export async function notify(
  db: Database,
  tx: Transaction,
  channel: string,
  events: RealtimeEvent[],
): Promise<void> {
  const payloads: string[] = [];
  for (const event of events) payloads.push(await fitPayload(tx, event));
  await db.notify(tx, channel, payloads);
}

async function fitPayload(tx: Transaction, event: RealtimeEvent): Promise<string> {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) <= LONGEST_NOTIFICATION_BYTES) return payload;
  const [row] = await tx
    .insert(realtimePayloads)
    .values({ payload: event })
    .returning({ id: realtimePayloads.id });
  return JSON.stringify({ ref: row?.id });
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
