import type { ConversationItem, ConversationListName } from '@tandem/contract/conversations';
import { isInList } from '@tandem/domain/conversations/apply-to-inbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { conversationQuery } from '../conversation-query.ts';
import { inPlaces, type Places, placesOf } from './steady-order.ts';

type Shown = { ownId: number; list: ConversationListName; openId: number };

/**
 * The conversations of a list, each where it was when the list was loaded. The open one stays even when
 * its place, now that it is read, is beyond what has been loaded.
 */
export function useSteadyOrder(
  items: ConversationItem[] | undefined,
  { ownId, list, openId }: Shown,
): ConversationItem[] | undefined {
  const [places, setPlaces] = useState<Places>(new Map());
  // Only looks at what the open thread has learned.
  const thread = useInfiniteQuery({ ...conversationQuery(ownId, openId), enabled: false });
  if (!items) return undefined;
  const open = thread.data?.pages[0]?.conversation;
  const isLost =
    open &&
    places.has(openId) &&
    isInList(open, list) &&
    !items.some(({ conversationId }) => conversationId === openId);
  const all = isLost ? [...items, open] : items;
  const next = placesOf(places, all, ownId);
  if (!isSame(places, next)) setPlaces(next);
  return inPlaces(all, next);
}

function isSame(a: Places, b: Places): boolean {
  return a.size === b.size && [...b].every(([id, place]) => a.get(id) === place);
}
