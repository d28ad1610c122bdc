import { Button, SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import { ReportedMessageCard } from './reported-message-card.tsx';
import classes from './reported-messages.module.css';
import { type ReportState, reportedMessagesQuery } from './reported-messages-query.ts';

/** Messages that brands asked us to look at, and what became of those we did look at. */
export function ReportedMessages() {
  const [params, setParams] = useSearchParams();
  const state: ReportState = params.get('state') === 'resolved' ? 'resolved' : 'open';
  const found = useInfiniteQuery(reportedMessagesQuery(state));
  const reports = found.data?.pages.flat();
  return (
    <>
      <SegmentedControl
        className={classes.states}
        aria-label="Which reports"
        data={[
          { value: 'open', label: 'Open' },
          { value: 'resolved', label: 'Dealt with' },
        ]}
        value={state}
        onChange={(value) => setParams(value === 'open' ? {} : { state: value }, { replace: true })}
      />
      <Panel title="Reported messages">
        {!reports && !found.error && <ListSkeleton rows={3} />}
        {!reports && found.error && (
          <ErrorState
            error={found.error}
            onRetry={() => void found.refetch()}
            isRetrying={found.isFetching}
          />
        )}
        {reports?.length === 0 && (
          <EmptyState
            drawing="seedling"
            title={state === 'open' ? 'Nothing to look at' : 'Nothing dealt with yet'}
            order={3}
          >
            Messages that brands report are listed here.
          </EmptyState>
        )}
        {reports?.map((report) => (
          <ReportedMessageCard key={report.id} report={report} />
        ))}
        {found.hasNextPage && (
          <div className={classes.more}>
            <Button
              variant="default"
              loading={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              Show older
            </Button>
          </div>
        )}
      </Panel>
    </>
  );
}
