import type { ConversationItem } from '@tandem/contract/conversations';
import { OTHER_BRAND } from './a-message.ts';

export function anItem(parts: Partial<ConversationItem> = {}): ConversationItem {
  return {
    conversationId: 7,
    title: 'The other brand',
    image: null,
    text: 'Hello',
    createdAt: '2026-03-10T15:00:00.000Z',
    isRead: true,
    brandId: OTHER_BRAND,
    latestMessageId: 1,
    latestBrandId: OTHER_BRAND,
    last_read: null,
    otherReadAt: null,
    conversation_archived: false,
    lists: [],
    isBlocked: false,
    version: 1,
    ...parts,
  };
}
