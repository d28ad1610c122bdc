import type { Answer } from '@tandem/contract/contract';
import type { ConversationItem, ConversationListName } from '@tandem/contract/conversations';
import { applyToInbox, type ConversationNews } from '@tandem/domain/conversations/apply-to-inbox';
import { conversationCursor } from '@tandem/domain/conversations/conversation-cursor';
import type { InfiniteData } from '@tanstack/react-query';

type ListPage = Answer<'GET /conversations'>;
export type ListPages = InfiniteData<ListPage, string>;

/**
 * The rule for one list, applied to a list that was loaded page by page: the pages are taken as one and
 * cut again where they ended, so that a later refetch asks for as much as is on screen.
 */
export function applyToPages(
  data: ListPages,
  news: ConversationNews<ConversationItem>,
  place: { list: ConversationListName; search: string },
): ListPages | 'fetch' {
  const last = data.pages.at(-1);
  if (!last) return data;
  const conversations = data.pages.flatMap((page) => page.conversations);
  const before: ListPage = { conversations, meta: last.meta };
  const after = applyToInbox(before, news, place);
  if (after === 'fetch') return 'fetch';
  return after === before ? data : cut(after, data.pages);
}

function cut({ conversations, meta }: ListPage, before: ListPage[]): ListPages {
  const result: ListPages = { pages: [], pageParams: [] };
  let start = 0;
  before.forEach((page, index) => {
    const isLast = index === before.length - 1;
    const end = isLast ? conversations.length : start + page.conversations.length;
    const items = conversations.slice(start, end);
    if (index > 0 && items.length === 0) return;
    const previous = conversations[start - 1];
    const final = items.at(-1);
    const next = end < conversations.length && final ? conversationCursor(final) : meta.next;
    result.pages.push({ conversations: items, meta: { ...meta, next } });
    result.pageParams.push(previous ? conversationCursor(previous) : '');
    start = end;
  });
  return result;
}
