import { htmlToText } from '@tandem/domain/conversations/html-to-text';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { partnershipInvites } from '../../partnerships/schema.ts';
import { campaigns } from '../../sweepstakes/schema.ts';
import { listText } from '../list-text.ts';
import {
  brandBlocks,
  conversationReadings,
  conversationSides,
  conversations,
  messageCounts,
  messageReports,
  messages,
} from '../schema.ts';
import { searchVector } from '../search/queries.ts';

// Many rows per statement; what they must agree on is asked of the same rules.

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert'];

/** Ids in the order given. What they show of their latest message comes with the messages. */
export async function insertConversations(
  tx: Transaction,
  talks: readonly { pair: readonly number[]; createdAt: Date }[],
): Promise<number[]> {
  const rows = talks.map(({ pair, createdAt }) => ({
    brandA: Math.min(...pair),
    brandB: Math.max(...pair),
    createdAt,
    latestMessageId: 0,
    latestBrandId: Math.min(...pair),
    latestText: '',
  }));
  if (rows.length === 0) return [];
  const added = await tx.insert(conversations).values(rows).returning();
  const keyOf = ({ brandA, brandB }: { brandA: number; brandB: number }) => `${brandA} ${brandB}`;
  const ids = new Map(added.map((row) => [keyOf(row), row.id]));
  return rows.map((row) => ids.get(keyOf(row)) as number);
}

export type InviteRow = Awaited<ReturnType<typeof listInvites>>[number];

/** Invitations that conversations speak of, with the names of their campaigns. */
export function listInvites(tx: Transaction) {
  return tx
    .select({
      id: partnershipInvites.id,
      campaign: campaigns.name,
      hostBrandId: partnershipInvites.hostBrandId,
      inviteeBrandId: partnershipInvites.inviteeBrandId,
      isApplication: partnershipInvites.isApplication,
      status: partnershipInvites.status,
      agreementStep: partnershipInvites.agreementStep,
    })
    .from(partnershipInvites)
    .innerJoin(campaigns, eq(campaigns.id, partnershipInvites.campaignId));
}

type WrittenMessage = Omit<Row<typeof messages>, 'search'> & { brandIds: readonly number[] };

/** Oldest first; ids in the same order. The last of each conversation becomes its latest. */
export async function insertMessages(
  tx: Transaction,
  rows: readonly WrittenMessage[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(messages)
    .values(
      rows.map(({ brandIds, ...row }) => ({
        ...row,
        search: searchVector(htmlToText(row.content), brandIds) as never,
      })),
    )
    .returning({ id: messages.id });
  const ids = added.map(({ id }) => id);
  const latest = new Map(rows.map((row, index) => [row.conversationId, { row, index }]));
  const shown = [...latest.values()].map(
    ({ row, index }) =>
      sql`(${row.conversationId}::int, ${ids[index]}::bigint, ${row.brandId}::int, ${listText(row.content)}::text)`,
  );
  await tx.execute(sql`
    update conversation
       set latest_message_id = latest.message_id,
           latest_brand_id = latest.brand_id,
           latest_text = latest.text
      from (values ${sql.join(shown, sql`, `)}) as latest (id, message_id, brand_id, text)
     where conversation.id = latest.id`);
  return ids;
}

export async function insertReports(tx: Transaction, rows: Row<typeof messageReports>[]) {
  if (rows.length > 0) await tx.insert(messageReports).values(rows);
}

export async function insertSides(
  tx: Transaction,
  rows: {
    sides: Row<typeof conversationSides>[];
    readings: Row<typeof conversationReadings>[];
    blocks: Row<typeof brandBlocks>[];
    counts: Row<typeof messageCounts>[];
  },
): Promise<void> {
  if (rows.sides.length > 0) await tx.insert(conversationSides).values(rows.sides);
  if (rows.readings.length > 0) await tx.insert(conversationReadings).values(rows.readings);
  if (rows.blocks.length > 0) await tx.insert(brandBlocks).values(rows.blocks);
  if (rows.counts.length > 0) await tx.insert(messageCounts).values(rows.counts);
}
