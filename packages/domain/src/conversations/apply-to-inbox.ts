// What an announced change does to a list of conversations that a browser holds, so that the list
// equals what a fresh fetch would bring. A change carries the whole conversation as the list shows
// it, with a version that counts up: an older one changes nothing, a newer one replaces, adds or
// takes out the item. A list may be only the beginning of a longer one (`next` is set); where the
// rest would have to move up, or a search decides, the answer is 'fetch'.

import { compareListPlaces, conversationCursor, type ListPlace } from './conversation-cursor.ts';

export type ListedConversation = ListPlace & {
  version: number;
  conversation_archived: boolean;
  lists: readonly string[];
};

export type ConversationPage<C extends ListedConversation> = {
  conversations: readonly C[];
  meta: { next: string | null; outOfMessages: boolean };
};

export type ConversationNews<C> = {
  conversation: C;
  /** Known when the viewing brand itself wrote. */
  outOfMessages?: boolean | undefined;
};

export function applyToInbox<C extends ListedConversation, P extends ConversationPage<C>>(
  page: P,
  { conversation, outOfMessages }: ConversationNews<C>,
  { list, search = '' }: { list: string; search?: string },
): P | 'fetch' {
  const before = page.conversations.find(
    ({ conversationId }) => conversationId === conversation.conversationId,
  );
  if (before && before.version >= conversation.version) return page;
  if (search !== '') return 'fetch';
  const belongs = isInList(conversation, list);
  const others = page.conversations.filter((item) => item !== before);
  const all = belongs ? [...others, conversation].sort(compareListPlaces) : others;
  const isWhole = page.meta.next === null;
  const place = all.indexOf(conversation);
  // An item that was in sight and now is out of it, or last, leaves room for one we do not know.
  if (!isWhole && before && (place === -1 || place === all.length - 1)) return 'fetch';
  const conversations = isWhole ? all : all.slice(0, page.conversations.length);
  const last = conversations.at(-1);
  const next = isWhole || !last ? page.meta.next : conversationCursor(last);
  const meta = { ...page.meta, next, outOfMessages: outOfMessages ?? page.meta.outOfMessages };
  return { ...page, conversations, meta };
}

/** Archived conversations are in no list but their own (platform §4). */
export function isInList(
  { conversation_archived, lists }: Pick<ListedConversation, 'conversation_archived' | 'lists'>,
  list: string,
): boolean {
  if (list === 'archived' || conversation_archived)
    return list === 'archived' && conversation_archived;
  return list === 'inbox' || lists.includes(list);
}
