import type { ConversationListName } from '@tandem/contract/conversations';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { ReachMark } from '../../../ui/reach-mark.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { conversationsQuery } from '../conversations-query.ts';
import { ConversationRow } from './conversation-row.tsx';
import { EmptyList } from './empty-list.tsx';
import classes from './inbox-pane.module.css';
import { useListPlace } from './use-list-place.ts';
import { useSteadyOrder } from './use-steady-order.ts';

type ConversationListProps = { list: ConversationListName; search: string };

export function ConversationList({ list, search }: ConversationListProps) {
  const ownId = useCurrentBrand().id;
  const { query } = useListPlace();
  const openId = Number(useParams().conversationId);
  const found = useInfiniteQuery({
    ...conversationsQuery(ownId, { list, search }),
    placeholderData: keepPreviousData,
  });
  const loaded = found.data?.pages.flatMap((page) => page.conversations);
  const conversations = useSteadyOrder(loaded, { ownId, list, openId });
  return (
    <div className={classes.state}>
      <Loaded
        query={{ ...found, data: conversations }}
        skeleton={<ListSkeleton rows={7} />}
        empty={<EmptyList list={list} search={search} />}
      >
        {(items) => (
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
        )}
      </Loaded>
    </div>
  );
}
