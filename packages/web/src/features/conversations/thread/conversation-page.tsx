import { Button } from '@mantine/core';
import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import '@mantine/core/styles/Button.css';
import { ApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/frame/page-title.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { conversationQuery } from '../conversation-query.ts';
import { Thread } from './thread.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

/** One conversation, by the number in the address. */
export function ConversationPage() {
  const id = Number(useParams().conversationId);
  const isPossible = Number.isInteger(id) && id > 0 && id <= INTEGER_LIMIT;
  const query = useInfiniteQuery({
    ...conversationQuery(useCurrentBrand().id, id),
    enabled: isPossible,
  });
  usePageTitle(query.data?.pages[0]?.conversation.title);
  if (!isPossible || (query.error instanceof ApiError && query.error.status === 404)) {
    return <NoSuchConversation />;
  }
  return (
    <Loaded query={query} skeleton={<ThreadSkeleton />}>
      {({ pages: [newest, ...before] }) =>
        newest && (
          <Thread
            key={id}
            newest={newest}
            messages={[newest, ...before].toReversed().flatMap(({ messages }) => messages)}
            older={{
              exist: query.hasNextPage,
              areLoading: query.isFetchingNextPage,
              load: () => void query.fetchNextPage(),
            }}
          />
        )
      }
    </Loaded>
  );
}

function NoSuchConversation() {
  return (
    <EmptyState
      drawing="compass"
      title="This conversation is not yours to read"
      action={
        <Button component={Link} to="/messaging" variant="default">
          All messages
        </Button>
      }
    >
      It may belong to another brand of yours, or the link is mistyped.
    </EmptyState>
  );
}
