import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { selectMessages } from '../queries.ts';
import { conversationSides, messages } from '../schema.ts';

/** Newest first. */
export async function listMessages(
  db: Queryable,
  conversationId: number,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return selectMessages(db)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        ...(before === undefined ? [] : [lt(messages.id, before)]),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
}

/** Only a conversation of this brand. */
export async function findConversationOfInvite(db: Queryable, inviteId: number, brandId: number) {
  const [row] = await db
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(
      conversationSides,
      and(
        eq(conversationSides.brandId, brandId),
        eq(conversationSides.conversationId, messages.conversationId),
      ),
    )
    .where(eq(messages.inviteId, inviteId))
    .orderBy(messages.id)
    .limit(1);
  return row?.conversationId;
}
