import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { brands } from '../../brands/schema.ts';
import { conversationSides, messages } from '../../conversations/schema.ts';
import { partnershipInvites } from '../../partnerships/schema.ts';
import { campaigns } from '../../sweepstakes/schema.ts';
import { notifications } from '../schema.ts';

/** What other brands told a brand about invitations and agreements, newest first. */
export function listPartnershipNews(tx: Transaction, brandId: number) {
  return tx
    .select({
      at: messages.createdAt,
      step: messages.agreementStep,
      conversationId: messages.conversationId,
      from: { id: brands.id, name: brands.accountName, logo: brands.logo },
      inviteId: partnershipInvites.id,
      isApplication: partnershipInvites.isApplication,
      hostBrandId: partnershipInvites.hostBrandId,
      campaignId: campaigns.id,
      campaignName: campaigns.name,
    })
    .from(conversationSides)
    .innerJoin(messages, eq(messages.conversationId, conversationSides.conversationId))
    .innerJoin(partnershipInvites, eq(partnershipInvites.id, messages.inviteId))
    .innerJoin(campaigns, eq(campaigns.id, partnershipInvites.campaignId))
    .innerJoin(brands, eq(brands.id, messages.brandId))
    .where(
      and(
        eq(conversationSides.brandId, brandId),
        ne(messages.brandId, brandId),
        isNotNull(messages.inviteId),
        isNull(messages.kind),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id));
}

export async function listBrandFaces(tx: Transaction) {
  return tx.select({ id: brands.id, name: brands.accountName, logo: brands.logo }).from(brands);
}

/** As if everybody had looked a while after each arrived. */
export async function markOlderRead(tx: Transaction, brandId: number, before: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: sql`${notifications.createdAt} + interval '3 hours'` })
    .where(and(eq(notifications.brandId, brandId), lt(notifications.createdAt, before)));
}
