import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

/** Any number that all our processes share and nothing else in the database uses. */
const SEED_LOCK = 7_283_641;

/** Held until the transaction ends, so that of many processes starting at once one seeds. */
export async function lockSeeding(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}
