import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { supportTickets } from '../schema.ts';

/** What a person asked as this brand; a question is between them and support. */
export function listOwnTickets(
  db: Queryable,
  { brandId, userId, limit }: { brandId: number; userId: number; limit: number },
) {
  return db
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), eq(supportTickets.brandId, brandId)))
    .orderBy(desc(supportTickets.id))
    .limit(limit);
}
