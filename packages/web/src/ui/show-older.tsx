import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import classes from './show-older.module.css';

type ShowOlderProps = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
  size?: 'xs';
};

/** Below a list that has more: asks for the next page, and says when it did not come. */
export function ShowOlder({ query, size }: ShowOlderProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={classes.more}>
      <Button
        variant="default"
        size={size}
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        Show older
      </Button>
      {query.isFetchNextPageError && <span role="alert">{query.error?.message}</span>}
    </div>
  );
}
