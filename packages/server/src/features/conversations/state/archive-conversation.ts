import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { publishConversation } from '../publish-conversation.ts';
import { changeSide, type LockedSide } from '../queries.ts';
import { lockOwnSide } from '../sending/post-message.ts';

export function archiveConversation(
  services: Services,
): Handler<'POST /messages/archive/:conversationId'> {
  return ({ brand, params }) => changeArchive(services, params.conversationId, brand.id, true);
}

export function unArchiveConversation(
  services: Services,
): Handler<'GET /messages/un-archive/:conversationId'> {
  return ({ brand, params }) => changeArchive(services, params.conversationId, brand.id, false);
}

async function changeArchive(
  { db, realtime }: Services,
  conversationId: number,
  brandId: number,
  isArchived: boolean,
): Promise<null> {
  await db.transaction(async (tx) => {
    const { own } = await lockOwnSide(tx, conversationId, brandId);
    await setArchived(tx, realtime, own, isArchived);
  });
  return null;
}

/** A second click changes nothing and tells nobody. */
async function setArchived(
  tx: Transaction,
  realtime: Services['realtime'],
  own: LockedSide,
  isArchived: boolean,
): Promise<void> {
  if (own.isArchived === isArchived) return;
  await changeSide(tx, own, { isArchived });
  await publishConversation(tx, realtime, own.conversationId, [own.brandId]);
}
