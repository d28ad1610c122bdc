import { isConversationRead, readingTime } from '@tandem/domain/conversations/reading-times';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { publishConversation } from '../publish-conversation.ts';
import { changeSide, recordReading } from '../queries.ts';
import { lockOwnSide } from '../sending/post-message.ts';
import { hasReadSince } from './queries.ts';

/**
 * What one member has read, the brand has read: its people share an inbox. The other brand learns
 * that, but not who. An admin who looks on somebody's behalf has read nothing for them.
 */
export function readConversation({
  db,
  realtime,
}: Services): Handler<'GET /messages/read-conversation/:conversationId'> {
  return async ({ brand, caller, params, now }) => {
    const { conversationId } = params;
    const userId = caller.person.id;
    await db.transaction(async (tx) => {
      const { own, other } = await lockOwnSide(tx, conversationId, brand.id);
      if (caller.impersonatorId !== null) return;
      const { latestMessageAt, lastReadAt } = own;
      const isRead = isConversationRead({ lastReadAt, latestMessageAt });
      const reading = { conversationId, brandId: brand.id, userId };
      // Opening it again is no news to anybody.
      if (isRead && (await hasReadSince(tx, reading, latestMessageAt))) return;
      const readAt = readingTime(latestMessageAt, now);
      await recordReading(tx, { ...reading, readAt });
      await changeSide(tx, own, isRead ? {} : { lastReadAt: readAt });
      if (!isRead) await changeSide(tx, other, {});
      const brandIds = isRead ? [own.brandId] : [own.brandId, other.brandId];
      await publishConversation(tx, realtime, conversationId, brandIds);
    });
    return null;
  };
}
