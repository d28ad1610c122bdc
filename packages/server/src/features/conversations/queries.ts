import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { users } from '../accounts/schema.ts';
import { brands } from '../brands/schema.ts';
import { partnershipInvites } from '../partnerships/schema.ts';
import { campaigns } from '../sweepstakes/schema.ts';
import {
  brandBlocks,
  conversationReadings,
  conversationSides,
  conversations,
  messages,
} from './schema.ts';

const side = conversationSides;
const otherSide = alias(conversationSides, 'other_side');

/** A conversation as one brand's list shows it; every column comes by a primary key. */
export const itemColumns = {
  conversationId: side.conversationId,
  viewerId: side.brandId,
  otherBrandId: side.otherBrandId,
  otherName: brands.accountName,
  otherLogo: brands.logo,
  latestText: conversations.latestText,
  latestMessageId: conversations.latestMessageId,
  latestBrandId: conversations.latestBrandId,
  latestMessageAt: side.latestMessageAt,
  isUnread: side.isUnread,
  lastReadAt: side.lastReadAt,
  otherReadAt: otherSide.lastReadAt,
  isArchived: side.isArchived,
  inReceivedInvitations: side.inReceivedInvitations,
  inReceivedApplications: side.inReceivedApplications,
  inSentInvitations: side.inSentInvitations,
  inSentApplications: side.inSentApplications,
  isBlocked: sql<boolean>`${brandBlocks.blockedId} is not null`,
  version: side.version,
};

/** Of all sides, or of those in a selection of the same name. */
export function selectItems(db: Queryable, sides: typeof side = side) {
  return db
    .select(itemColumns)
    .from(sides)
    .innerJoin(conversations, eq(conversations.id, side.conversationId))
    .innerJoin(
      otherSide,
      and(
        eq(otherSide.brandId, side.otherBrandId),
        eq(otherSide.conversationId, side.conversationId),
      ),
    )
    .innerJoin(brands, eq(brands.id, side.otherBrandId))
    .leftJoin(
      brandBlocks,
      and(eq(brandBlocks.brandId, side.brandId), eq(brandBlocks.blockedId, side.otherBrandId)),
    )
    .$dynamic();
}

export type ItemRow = Awaited<ReturnType<typeof findItems>>[number];

// The statements of every message written have names: planning their joins takes the database
// longer than running them, and a connection plans a named one once.

/** The conversation as its brands see it: two rows, or those of the brands named. */
export async function findItems(db: Queryable, conversationId: number, brandIds?: number[]) {
  const rows = await selectItems(db)
    .where(eq(side.conversationId, sql.placeholder('conversationId')))
    .prepare('conversation_items')
    .execute({ conversationId });
  return brandIds ? rows.filter(({ viewerId }) => brandIds.includes(viewerId)) : rows;
}

const host = alias(brands, 'host');
const invitee = alias(brands, 'invitee');

export function selectMessages(db: Queryable) {
  return db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      brandId: messages.brandId,
      senderId: messages.senderId,
      // Drizzle takes a group for absent when its first column is null, so that must be a filled one.
      sender: { email: users.email, firstName: users.firstName, lastName: users.lastName },
      content: messages.content,
      kind: messages.kind,
      agreementStep: messages.agreementStep,
      createdAt: messages.createdAt,
      removedAt: messages.removedAt,
      invite: {
        id: partnershipInvites.id,
        isApplication: partnershipInvites.isApplication,
        status: partnershipInvites.status,
        agreementStep: partnershipInvites.agreementStep,
        inviteeBrandId: partnershipInvites.inviteeBrandId,
        campaignId: partnershipInvites.campaignId,
      },
      campaignName: campaigns.name,
      inviteeName: invitee.accountName,
      inviteeLogo: invitee.logo,
      hostName: host.accountName,
      hostLogo: host.logo,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .leftJoin(partnershipInvites, eq(partnershipInvites.id, messages.inviteId))
    .leftJoin(campaigns, eq(campaigns.id, partnershipInvites.campaignId))
    .leftJoin(host, eq(host.id, partnershipInvites.hostBrandId))
    .leftJoin(invitee, eq(invitee.id, partnershipInvites.inviteeBrandId))
    .$dynamic();
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export async function findMessage(db: Queryable, id: number): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db)
    .where(eq(messages.id, sql.placeholder('id')))
    .prepare('message_by_id')
    .execute({ id });
  return row;
}

/** Who of these brands has read how far. */
export async function listReaders(db: Queryable, conversationId: number, brandIds: number[]) {
  const rows = await db
    .select({
      brandId: conversationReadings.brandId,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      readAt: conversationReadings.readAt,
    })
    .from(conversationReadings)
    .innerJoin(users, eq(users.id, conversationReadings.userId))
    .where(eq(conversationReadings.conversationId, sql.placeholder('conversationId')))
    .orderBy(conversationReadings.readAt, users.id)
    .prepare('conversation_readers')
    .execute({ conversationId });
  return rows.filter(({ brandId }) => brandIds.includes(brandId));
}

export type LockedSide = typeof conversationSides.$inferSelect;

/**
 * Holds both sides of a conversation until the transaction ends, the lower brand first, so that
 * whatever happens to one conversation happens in turn.
 */
export async function lockSides(tx: Transaction, conversationId: number): Promise<LockedSide[]> {
  return tx
    .select()
    .from(side)
    .where(eq(side.conversationId, sql.placeholder('conversationId')))
    .orderBy(side.brandId)
    .for('update')
    .prepare('lock_sides')
    .execute({ conversationId });
}

export async function changeSide(
  tx: Transaction,
  { brandId, conversationId }: Pick<LockedSide, 'brandId' | 'conversationId'>,
  changes: Partial<Omit<LockedSide, 'isUnread'>>,
): Promise<void> {
  await tx
    .update(side)
    .set({ ...changes, version: sql`${side.version} + 1` })
    .where(and(eq(side.brandId, brandId), eq(side.conversationId, conversationId)));
}

export async function recordReading(
  tx: Transaction,
  reading: typeof conversationReadings.$inferInsert,
): Promise<void> {
  const { conversationId, brandId, userId } = conversationReadings;
  await tx
    .insert(conversationReadings)
    .values(reading)
    .onConflictDoUpdate({
      target: [conversationId, brandId, userId],
      set: { readAt: reading.readAt },
    });
}

/** Which of the two has blocked the other. */
export async function findBlocks(db: Queryable, brandId: number, otherId: number) {
  const rows = await db
    .select({ blocker: brandBlocks.brandId })
    .from(brandBlocks)
    .where(
      sql`(${brandBlocks.brandId}, ${brandBlocks.blockedId}) in ((${brandId}, ${otherId}), (${otherId}, ${brandId}))`,
    );
  return {
    byUs: rows.some(({ blocker }) => blocker === brandId),
    byThem: rows.some(({ blocker }) => blocker === otherId),
  };
}

/**
 * Those of the addresses that somebody wrote into a message. A logo's small picture is beside it, so
 * the folder counts. message_file_idx knows the few messages that come into question.
 */
export async function listNamedFiles(db: Queryable, addresses: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    with file as (
      select address, regexp_replace(address, 'main\\.png$', '') as part
        from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as given (address))
    select address from file
     where exists (select from message
                    where content like '%/files/uploads/%' and position(part in content) > 0)
        or exists (select from message_report
                    where content like '%/files/uploads/%' and position(part in content) > 0)`);
  return rows.map(({ address }) => address);
}
