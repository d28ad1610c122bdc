import { applyToThread, type ThreadNews } from '@tandem/domain/conversations/apply-to-thread';
import type { InfiniteData } from '@tanstack/react-query';
import type { ConversationPage } from '../conversation-query.ts';

export type ThreadPages = InfiniteData<ConversationPage, number>;
export type MessageNews = ThreadNews<ConversationPage>;

/**
 * The rule for one thread, applied to a thread whose older messages were loaded page by page. The pages
 * are taken as one, because a change may be about any message; what is new belongs to the first.
 */
export function applyToThreadPages(data: ThreadPages, news: MessageNews): ThreadPages {
  const [newest] = data.pages;
  if (!newest) return data;
  const messages = data.pages.toReversed().flatMap((page) => page.messages);
  const after = applyToThread({ ...newest, messages }, news);
  const pageOf = new Map(
    data.pages.flatMap((page, index) => page.messages.map(({ id }) => [id, index])),
  );
  return {
    ...data,
    pages: data.pages.map((page, index) => ({
      conversation: after.conversation,
      readers: after.readers,
      messages: after.messages.filter(({ id }) => (pageOf.get(id) ?? 0) === index),
      meta: { ...page.meta, outOfMessages: after.meta.outOfMessages },
    })),
  };
}
