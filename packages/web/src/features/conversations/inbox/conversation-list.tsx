import type { ConversationListName } from '@tandem/contract/conversations';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ReachMark } from '../../../ui/reach-mark.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { conversationsQuery } from '../conversations-query.ts';
import { ConversationRow } from './conversation-row.tsx';
import { EmptyList } from './empty-list.tsx';
import classes from './inbox-pane.module.css';
import { useListPlace } from './use-list-place.ts';

type ConversationListProps = { list: ConversationListName; search: string };

export function ConversationList({ list, search }: ConversationListProps) {
  const ownId = useCurrentBrand().id;
  const { query } = useListPlace();
  const openId = Number(useParams().conversationId);
  const found = useInfiniteQuery({
    ...conversationsQuery(ownId, { list, search }),
    placeholderData: keepPreviousData,
  });
  const items = found.data?.pages.flatMap(({ conversations }) => conversations);
  if (!items && found.error) {
    return (
      <div className={classes.state}>
        <ErrorState
          error={found.error}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      </div>
    );
  }
  if (!items) return <ListSkeleton rows={7} />;
  if (items.length === 0) {
    return (
      <div className={classes.state}>
        <EmptyList list={list} search={search} />
      </div>
    );
  }
  return (
    <ul className={classes.list} data-scrolls aria-busy={found.isPlaceholderData}>
      {items.map((item) => (
        <ConversationRow
          key={item.conversationId}
          item={item}
          to={`/messaging/inbox/${item.conversationId}${query}`}
          isOpen={item.conversationId === openId}
          isOwnText={item.latestBrandId === ownId}
        />
      ))}
      {found.hasNextPage && (
        <li>
          {found.isFetchingNextPage ? (
            <ListSkeleton rows={2} />
          ) : (
            <ReachMark onReach={() => void found.fetchNextPage()} />
          )}
        </li>
      )}
    </ul>
  );
}
