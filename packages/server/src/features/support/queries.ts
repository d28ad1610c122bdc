import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { integrationRequests, supportTickets } from './schema.ts';

export type NewTicket = typeof supportTickets.$inferInsert;

export async function insertTicket(tx: Transaction, ticket: NewTicket): Promise<number> {
  const [row] = await tx.insert(supportTickets).values(ticket).returning({ id: supportTickets.id });
  return (row as NonNullable<typeof row>).id;
}

/** A ticket that has not arrived at the outside desk yet. */
export async function findTicketToHandOver(db: Queryable, id: number) {
  const [row] = await db
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.id, id), isNull(supportTickets.deskReference)));
  return row;
}

export async function saveDeskReference(db: Queryable, id: number, reference: string) {
  await db
    .update(supportTickets)
    .set({ deskReference: reference })
    .where(and(eq(supportTickets.id, id), isNull(supportTickets.deskReference)));
}

export async function insertWish(
  db: Queryable,
  wish: typeof integrationRequests.$inferInsert,
): Promise<void> {
  await db.insert(integrationRequests).values(wish);
}

const WISHES_AT_MOST = 100;

/** Counted by name without regard to case or extra spaces, most wanted first. */
export function listWishes(db: Queryable) {
  const { storeName, brandId, createdAt } = integrationRequests;
  const asked = count();
  return db
    .select({
      // As the latest brand wrote it.
      storeName: sql<string>`(array_agg(${storeName} order by ${createdAt} desc))[1]`,
      requests: asked,
      brands: sql<number>`count(distinct ${brandId})::int`,
      latestAt: sql<string>`to_json(max(${createdAt})) #>> '{}'`,
    })
    .from(integrationRequests)
    .groupBy(sql`lower(regexp_replace(${storeName}, '\\s+', ' ', 'g'))`)
    .orderBy(sql`count(*) desc`, sql`max(${createdAt}) desc`)
    .limit(WISHES_AT_MOST);
}
