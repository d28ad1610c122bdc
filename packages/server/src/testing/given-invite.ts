import { findOrOpenConversation, postMessage } from '../features/conversations/public.ts';
import { partnershipInvites } from '../features/partnerships/schema.ts';
import { campaigns } from '../features/sweepstakes/schema.ts';
import type { TestApp } from './test-app.ts';

interface Party {
  brandId: number;
}

/** An invitation of the invitee by the host, or the invitee's application, sent as a message. */
export async function givenInvite(
  app: TestApp,
  {
    host,
    invitee,
    isApplication = false,
  }: { host: Party; invitee: Party; isApplication?: boolean },
): Promise<number> {
  const now = app.clock.now();
  return app.db.transaction(async (tx) => {
    const [campaign] = await tx
      .insert(campaigns)
      .values({ hostBrandId: host.brandId, name: 'Spring picnic', createdAt: now })
      .returning({ id: campaigns.id });
    const [invite] = await tx
      .insert(partnershipInvites)
      .values({
        campaignId: campaign?.id ?? 0,
        hostBrandId: host.brandId,
        inviteeBrandId: invitee.brandId,
        isApplication,
        status: 'pending',
        createdAt: now,
      })
      .returning({ id: partnershipInvites.id });
    const inviteId = invite?.id ?? 0;
    const asking = isApplication ? invitee : host;
    await postMessage(tx, app.services, {
      conversationId: await findOrOpenConversation(tx, [host.brandId, invitee.brandId], now),
      brandId: asking.brandId,
      sender: null,
      content: '<p>Join us?</p>',
      inviteId,
      isCounted: false,
      now,
    });
    return inviteId;
  });
}
