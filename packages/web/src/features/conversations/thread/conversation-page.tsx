import { Button } from '@mantine/core';
import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import '@mantine/core/styles/Button.css';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { conversationQuery } from '../conversation-query.ts';
import { Thread } from './thread.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

/** One conversation, by the number in the address. */
export function ConversationPage() {
  const id = Number(useParams().conversationId);
  const isPossible = Number.isInteger(id) && id > 0 && id <= INTEGER_LIMIT;
  const { data, error, refetch, isFetching, ...older } = useInfiniteQuery({
    ...conversationQuery(useCurrentBrand().id, id),
    enabled: isPossible,
  });
  if (!isPossible || (error instanceof ApiError && error.status === 404)) {
    return <NoSuchConversation />;
  }
  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  const [newest] = data?.pages ?? [];
  if (!data || !newest) return <ThreadSkeleton />;
  return (
    <Thread
      key={id}
      newest={newest}
      messages={data.pages.toReversed().flatMap(({ messages }) => messages)}
      older={{
        exist: older.hasNextPage,
        areLoading: older.isFetchingNextPage,
        load: () => void older.fetchNextPage(),
      }}
    />
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
