import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Transaction } from '../db/database.ts';
import { joinWaitingJob } from './queries.ts';

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /**
   * At most one waiting job per key, and at most one running. A second request joins the waiting
   * one, which takes the newer data and the earlier moment and waits for both transactions.
   */
  key?: string;
}

const ATTEMPTS = 20;

/**
 * Our queues hold one waiting job per key (policy `short`); work without a key gets one that nobody
 * else has. Where the key is taken, the waiting job is held until this transaction ends: were it
 * merely left alone, it could start before the commit, not see the change, and nobody would look
 * again.
 */
export async function enqueueJob(
  boss: PgBoss,
  tx: Transaction,
  { queue, data, startAfter, key }: EnqueueOptions & { queue: string; data: object },
): Promise<void> {
  const options = {
    db: fromDrizzle(tx, sql),
    singletonKey: key ?? randomUUID(),
    ...(key ? { group: { id: key } } : {}),
    ...(startAfter ? { startAfter } : {}),
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await boss.send(queue, data, options)) return;
    // The job that took the key may have started between the two statements; then the key is free.
    if (key && (await joinWaitingJob(tx, { queue, key, data, startAfter }))) return;
  }
  throw new Error(`no job could be queued in ${queue} with the key ${key}`);
}
