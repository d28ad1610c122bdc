import type { ConversationItem } from '@tandem/contract/conversations';
import { compareListPlaces } from '@tandem/domain/conversations/conversation-cursor';

/** Where a conversation was put, and the message it was put there for. */
export type Places = ReadonlyMap<number, Place>;

type Place = { latestMessageId: number; isRead: boolean; createdAt: string };

/**
 * A list is sorted when it is loaded. After that only somebody else's message moves a conversation: not
 * that it was read, nor one's own answer, because people do both with the pointer on it.
 */
export function placesOf(
  before: Places,
  items: readonly ConversationItem[],
  ownId: number,
): Places {
  return new Map(
    items.map((item) => {
      const place = before.get(item.conversationId);
      const isMoved =
        item.latestMessageId !== place?.latestMessageId && item.latestBrandId !== ownId;
      return [item.conversationId, place && !isMoved ? place : item];
    }),
  );
}

export function inPlaces(items: readonly ConversationItem[], places: Places): ConversationItem[] {
  const placed = items.map((item) => ({
    item,
    place: { ...item, ...places.get(item.conversationId), conversationId: item.conversationId },
  }));
  return placed.sort((a, b) => compareListPlaces(a.place, b.place)).map(({ item }) => item);
}
