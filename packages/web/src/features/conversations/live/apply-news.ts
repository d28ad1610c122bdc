import type { ConversationListName } from '@tandem/contract/conversations';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { conversationKey } from '../conversation-query.ts';
import { conversationsKey } from '../conversations-query.ts';
import { applyToPages, type ListPages } from './apply-to-pages.ts';
import { applyToThreadPages, type MessageNews, type ThreadPages } from './apply-to-thread-pages.ts';

/**
 * Brings everything on hand up to date with one change, told by the socket or by the answer to our own
 * call. Either may come first and both may come: applying twice equals once.
 */
export function applyNews(queryClient: QueryClient, brandId: number, news: MessageNews): void {
  const { conversation, outOfMessages } = news;
  update<ThreadPages>(queryClient, conversationKey(brandId), (data) =>
    applyToThreadPages(data, news),
  );
  if (!conversation) return;
  update<ListPages>(queryClient, conversationsKey(brandId), (data, queryKey) => {
    const [list, search] = queryKey.slice(-2) as [ConversationListName, string];
    return applyToPages(data, { conversation, outOfMessages }, { list, search });
  });
}

/** Too much changed to tell: everything about conversations is asked for again. */
export function askAnew(queryClient: QueryClient, brandId: number): void {
  void queryClient.invalidateQueries({ queryKey: conversationsKey(brandId) });
  void queryClient.invalidateQueries({ queryKey: conversationKey(brandId) });
}

function update<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data, queryKey: QueryKey) => Data | 'fetch',
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const apply = () => {
      const data = query.state.data as Data | undefined;
      const after = data && change(data, query.queryKey);
      if (after === 'fetch') void queryClient.invalidateQueries({ queryKey: query.queryKey });
      else if (after) queryClient.setQueryData(query.queryKey, after);
    };
    // An answer under way may have been made before this change; it is then told of it as well.
    if (query.state.fetchStatus === 'fetching') void query.promise?.then(apply, () => {});
    apply();
  }
}
