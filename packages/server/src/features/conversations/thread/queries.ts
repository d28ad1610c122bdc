import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { selectMessages } from '../queries.ts';
import { conversationSides, messages } from '../schema.ts';

/** Newest first. Prepared, since planning all the joins takes longer than reading the page. */
export function prepareMessages(db: Queryable) {
  const conversation = eq(messages.conversationId, sql.placeholder('conversationId'));
  const make = (where: SQL | undefined, name: string) =>
    selectMessages(db)
      .where(where)
      .orderBy(desc(messages.id))
      .limit(sql.placeholder('limit'))
      .prepare(name);
  const newest = make(conversation, 'messages_newest');
  const older = make(
    and(conversation, lt(messages.id, sql.placeholder('before'))),
    'messages_before',
  );
  return (
    conversationId: number,
    { before, limit }: { before: number | undefined; limit: number },
  ) =>
    before === undefined
      ? newest.execute({ conversationId, limit })
      : older.execute({ conversationId, limit, before });
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
