import { and, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { users } from '../../accounts/schema.ts';
import { brands } from '../../brands/schema.ts';
import { supportTickets } from '../schema.ts';

/** The tickets as administrators read them. */

const closer = alias(users, 'closer');

export type TicketRow = Awaited<ReturnType<typeof selectTickets>>[number];

function selectTickets(db: Queryable) {
  return db
    .select({ ticket: supportTickets, brandName: brands.accountName, closedBy: closer.email })
    .from(supportTickets)
    .leftJoin(brands, eq(brands.id, supportTickets.brandId))
    .leftJoin(closer, eq(closer.id, supportTickets.closedBy))
    .$dynamic();
}

export interface TicketQuestion {
  state: 'open' | 'closed';
  search: string;
  before: number | undefined;
}

export function listTickets(
  db: Queryable,
  { state, search, before }: TicketQuestion,
  limit: number,
): Promise<TicketRow[]> {
  const { id, closedAt } = supportTickets;
  return selectTickets(db)
    .where(
      and(
        state === 'open' ? isNull(closedAt) : isNotNull(closedAt),
        before === undefined ? undefined : lt(id, before),
        matches(search),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

export async function countTickets(db: Queryable, search: string) {
  const { closedAt } = supportTickets;
  const [row] = await db
    .select({ open: sql<number>`count(*) filter (where ${closedAt} is null)::int`, all: count() })
    .from(supportTickets)
    .leftJoin(brands, eq(brands.id, supportTickets.brandId))
    .where(matches(search));
  const { open = 0, all = 0 } = row ?? {};
  return { open, closed: all - open };
}

export async function findTicket(db: Queryable, ticketId: number): Promise<TicketRow | undefined> {
  const [row] = await selectTickets(db).where(eq(supportTickets.id, ticketId));
  return row;
}

/** Says whether this call closed it; a ticket stays with whoever closed it first. */
export async function closeTicketRow(
  tx: Transaction,
  id: number,
  by: { userId: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(supportTickets)
    .set({ closedAt: by.now, closedBy: by.userId })
    .where(and(eq(supportTickets.id, id), isNull(supportTickets.closedAt)))
    .returning({ id: supportTickets.id });
  return rows.length === 1;
}

export async function reopenTicketRow(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .update(supportTickets)
    .set({ closedAt: null, closedBy: null })
    .where(and(eq(supportTickets.id, id), isNotNull(supportTickets.closedAt)))
    .returning({ id: supportTickets.id });
  return rows.length === 1;
}

function matches(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { name, email, subject, message } = supportTickets;
  return or(
    ...[name, email, subject, message, brands.accountName].map(
      (column) => sql`${column} ilike ${pattern}`,
    ),
  );
}
