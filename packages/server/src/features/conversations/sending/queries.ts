import { htmlToText } from '@tandem/domain/conversations/html-to-text';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { brands } from '../../brands/schema.ts';
import { listText } from '../list-text.ts';
import { conversationSides, conversations, messageCounts, messages } from '../schema.ts';
import { searchVector } from '../search/queries.ts';

/**
 * What decides how much a brand may still write, in one statement: every list and thread asks. The
 * customer that billing keeps, invoices and all, has no part in it.
 */
export function prepareAllowance(db: Queryable) {
  return db
    .select({ belt: brands.belt, isStaff: brands.isSensei, sent: messageCounts.sent })
    .from(brands)
    .leftJoin(
      messageCounts,
      and(
        eq(messageCounts.brandId, brands.id),
        eq(messageCounts.periodStartsOn, sql.placeholder('periodStartsOn')),
      ),
    )
    .where(eq(brands.id, sql.placeholder('brandId')))
    .prepare('message_allowance');
}

/** The new count, or undefined when the limit is reached. */
export async function countUp(
  tx: Transaction,
  brandId: number,
  periodStartsOn: string,
  limit: number | null,
): Promise<number | undefined> {
  if (limit !== null && limit < 1) return undefined;
  const { sent } = messageCounts;
  const [row] = await tx
    .insert(messageCounts)
    .values({ brandId, periodStartsOn, sent: 1 })
    .onConflictDoUpdate({
      target: [messageCounts.brandId, messageCounts.periodStartsOn],
      set: { sent: sql`${sent} + 1` },
      ...(limit === null ? {} : { setWhere: sql`${sent} < ${limit}` }),
    })
    .returning({ sent });
  return row?.sent;
}

/** The conversation of two brands, made if they have none; without a message it is in no list. */
export async function findOrOpenConversation(
  tx: Transaction,
  pair: readonly [number, number],
  now: Date,
): Promise<number> {
  const [brandA, brandB] = pair[0] < pair[1] ? pair : [pair[1], pair[0]];
  const [opened] = await tx
    .insert(conversations)
    .values({
      brandA,
      brandB,
      createdAt: now,
      latestMessageId: 0,
      latestBrandId: brandA,
      latestText: '',
    })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (opened) {
    const sides = [
      { brandId: brandA, otherBrandId: brandB },
      { brandId: brandB, otherBrandId: brandA },
    ];
    await tx
      .insert(conversationSides)
      .values(sides.map((side) => ({ ...side, conversationId: opened.id, latestMessageAt: now })));
    return opened.id;
  }
  const id = await findConversation(tx, brandA, brandB);
  if (id === undefined) throw new Error('a conversation that exists was not found');
  return id;
}

export async function findConversation(db: Queryable, one: number, other: number) {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.brandA, Math.min(one, other)),
        eq(conversations.brandB, Math.max(one, other)),
      ),
    );
  return row?.id;
}

export type NewMessage = Omit<typeof messages.$inferInsert, 'search'>;

/** The new message's id, or undefined when one with its key is there already. */
export async function insertMessage(
  tx: Transaction,
  message: NewMessage,
  brandIds: readonly number[],
): Promise<number | undefined> {
  const search = searchVector(htmlToText(message.content), brandIds);
  const written = tx.$with('written').as(
    tx
      .insert(messages)
      .values({ ...message, search: search as never })
      .onConflictDoNothing({ target: [messages.brandId, messages.sendKey] })
      .returning({ id: messages.id }),
  );
  const [row] = await tx
    .with(written)
    .update(conversations)
    .set({
      latestMessageId: sql`${written.id}`,
      latestBrandId: message.brandId,
      latestText: listText(message.content),
    })
    .from(written)
    .where(eq(conversations.id, message.conversationId))
    .returning({ id: written.id });
  return row?.id;
}

export async function findBySendKey(db: Queryable, brandId: number, sendKey: string) {
  const [row] = await db
    .select({ id: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.brandId, brandId), eq(messages.sendKey, sendKey)));
  return row;
}

export type InvitationList =
  | 'inReceivedInvitations'
  | 'inReceivedApplications'
  | 'inSentInvitations'
  | 'inSentApplications';

/** What a new message does to both sides at once: out of the archive, newest, read by its writer. */
export async function renewSides(
  tx: Transaction,
  { conversationId, latestMessageAt, writer, lists }: RenewedSides,
): Promise<void> {
  const side = conversationSides;
  const writerReadAt = sql`${writer.readAt.toISOString()}::timestamptz`;
  const joined = lists
    .filter(({ list }) => list !== null)
    .map(({ brandId, list }) => {
      const column = list as InvitationList;
      return [column, sql`${side[column]} or ${side.brandId} = ${brandId}`];
    });
  await tx
    .update(side)
    .set({
      latestMessageAt,
      isArchived: false,
      lastReadAt: sql`case when ${side.brandId} = ${writer.brandId} then ${writerReadAt} else ${side.lastReadAt} end`,
      version: sql`${side.version} + 1`,
      ...Object.fromEntries(joined),
    })
    .where(eq(side.conversationId, conversationId));
}

interface RenewedSides {
  conversationId: number;
  latestMessageAt: Date;
  writer: { brandId: number; readAt: Date };
  /** The list each brand finds the conversation in because of the message. */
  lists: { brandId: number; list: InvitationList | null }[];
}
