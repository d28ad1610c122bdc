import type { ConversationItem, ConversationMessage } from '@tandem/contract/conversations';
import type { RealtimeMessage } from '@tandem/contract/realtime';
import type { Transaction } from '../../platform/db/database.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { RealtimeEvent } from '../../platform/realtime/realtime-event.ts';
import { findItems, findMessage, listReaders, type MessageRow } from './queries.ts';
import { itemToWire, messageToWire, readersToWire } from './wire.ts';

/** Tells brands of a conversation what it looks like to them now. */
export async function publishConversation(
  tx: Transaction,
  realtime: Realtime,
  conversationId: number,
  brandIds: number[],
): Promise<void> {
  const views = await readViews(tx, conversationId, brandIds);
  await realtime.publish(
    tx,
    ...views.map((view) => toBrand({ type: 'conversation_changed', ...view })),
  );
}

/** Tells both brands of a message that was just written, and returns how its writer sees it. */
export async function publishNewMessage(
  tx: Transaction,
  realtime: Realtime,
  message: MessageRow,
  senderIsOut: boolean,
): Promise<{ message: ConversationMessage; conversation: ConversationItem }> {
  const views = await readViews(tx, message.conversationId);
  // Each side knows the other by name, so together they know both.
  const sender = views.find(({ conversation }) => conversation.brandId === message.brandId);
  const news = views.map(({ brandId, conversation, readers }) =>
    toBrand({
      type: 'new_message',
      brandId,
      details: {
        id: message.id,
        conversation_id: message.conversationId,
        content: message.content,
        from_brand: sender?.conversation.title ?? '',
        from_brand_id: message.brandId,
        from_brand_logo: sender?.conversation.image ?? null,
        sender_user_id: message.senderId,
        sender_user_email: message.sender?.email ?? null,
      },
      message: messageToWire(message, conversation, brandId),
      conversation,
      readers,
      ...(brandId === message.brandId ? { outOfMessages: senderIsOut } : {}),
    }),
  );
  await realtime.publish(tx, ...news);
  const own = views.find(({ brandId }) => brandId === message.brandId);
  if (!own) throw new Error('a message was written by a brand without a side');
  const { brandId, conversation } = own;
  return { message: messageToWire(message, conversation, brandId), conversation };
}

/** Tells both brands that messages say something else now. */
export async function publishChangedMessages(
  tx: Transaction,
  realtime: Realtime,
  messageIds: number[],
): Promise<void> {
  for (const id of messageIds) {
    const row = await findMessage(tx, id);
    if (!row) continue;
    const changes = (await readViews(tx, row.conversationId)).map(({ brandId, conversation }) => {
      const message = messageToWire(row, conversation, brandId);
      return toBrand({ type: 'message_changed', brandId, message });
    });
    await realtime.publish(tx, ...changes);
  }
}

function toBrand(message: RealtimeMessage & { brandId: number }): RealtimeEvent {
  return { to: { brands: [message.brandId] }, message };
}

async function readViews(tx: Transaction, conversationId: number, brandIds?: number[]) {
  const items = await findItems(tx, conversationId, brandIds);
  const viewers = items.map(({ viewerId }) => viewerId);
  const readers = await listReaders(tx, conversationId, viewers);
  return items.map((item) => ({
    brandId: item.viewerId,
    conversation: itemToWire(item),
    readers: readersToWire(readers, item.viewerId),
  }));
}
