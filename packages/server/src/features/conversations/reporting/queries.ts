import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { brands } from '../../brands/schema.ts';
import { conversationSides, conversations, messageReports, messages } from '../schema.ts';

/** A message that the other brand wrote to this one. */
export async function findReceived(db: Queryable, messageId: number, brandId: number) {
  const [row] = await db
    .select({ content: messages.content, writerId: messages.brandId })
    .from(messages)
    .innerJoin(
      conversationSides,
      and(
        eq(conversationSides.brandId, brandId),
        eq(conversationSides.conversationId, messages.conversationId),
      ),
    )
    .where(and(eq(messages.id, messageId), isNull(messages.removedAt)));
  return row;
}

/** Reporting twice is one report. */
export async function insertReport(
  db: Queryable,
  report: typeof messageReports.$inferInsert,
): Promise<void> {
  await db.insert(messageReports).values(report).onConflictDoNothing();
}

const reporter = alias(brands, 'reporter');

export async function listReports(
  db: Queryable,
  {
    state,
    before,
    limit,
  }: { state: 'open' | 'resolved'; before?: number | undefined; limit: number },
) {
  return db
    .select({
      id: messageReports.id,
      reason: messageReports.reason,
      comment: messageReports.comment,
      content: messageReports.content,
      reportedBy: reporter.accountName,
      writtenBy: brands.accountName,
      createdAt: messageReports.createdAt,
      outcome: messageReports.outcome,
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(brands, eq(brands.id, messages.brandId))
    .innerJoin(reporter, eq(reporter.id, messageReports.brandId))
    .where(
      and(
        state === 'open' ? isNull(messageReports.resolvedAt) : isNotNull(messageReports.resolvedAt),
        ...(before === undefined ? [] : [lt(messageReports.id, before)]),
      ),
    )
    .orderBy(desc(messageReports.id))
    .limit(limit);
}

/** The reported message, or undefined when there is no such open report. */
export async function findOpenReport(db: Queryable, id: number) {
  const [row] = await db
    .select({
      messageId: messages.id,
      conversationId: messages.conversationId,
      writerId: messages.brandId,
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .where(and(eq(messageReports.id, id), isNull(messageReports.resolvedAt)));
  return row;
}

/** Both brands may have reported the same message; one look settles all of it. */
export async function resolveReports(
  tx: Transaction,
  messageId: number,
  resolution: { outcome: 'dismissed' | 'removed'; resolvedBy: number; resolvedAt: Date },
): Promise<void> {
  await tx
    .update(messageReports)
    .set(resolution)
    .where(and(eq(messageReports.messageId, messageId), isNull(messageReports.resolvedAt)));
}

/** The words go from lists as well, where they were the latest. */
export async function takeDown(
  tx: Transaction,
  { messageId, conversationId }: { messageId: number; conversationId: number },
  now: Date,
): Promise<void> {
  await tx.update(messages).set({ removedAt: now }).where(eq(messages.id, messageId));
  await tx
    .update(conversations)
    .set({ latestText: 'This message was removed.' })
    .where(and(eq(conversations.id, conversationId), eq(conversations.latestMessageId, messageId)));
}
