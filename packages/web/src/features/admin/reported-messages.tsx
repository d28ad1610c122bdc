import { SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ShowOlder } from '../../ui/show-older.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import { ReportedMessageCard } from './reported-message-card.tsx';
import classes from './reported-messages.module.css';
import { type ReportState, reportedMessagesQuery } from './reported-messages-query.ts';

/** Messages that brands asked us to look at, and what became of those we did look at. */
export function ReportedMessages() {
  const [params, setParams] = useSearchParams();
  const state: ReportState = params.get('state') === 'resolved' ? 'resolved' : 'open';
  const found = useInfiniteQuery(reportedMessagesQuery(state));
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
        <Loaded
          query={found}
          skeleton={<ListSkeleton rows={3} />}
          empty={
            <EmptyState
              drawing="seedling"
              title={state === 'open' ? 'Nothing to look at' : 'Nothing dealt with yet'}
              order={3}
            >
              Messages that brands report are listed here.
            </EmptyState>
          }
        >
          {(reports) =>
            reports.map((report) => <ReportedMessageCard key={report.id} report={report} />)
          }
        </Loaded>
        <ShowOlder query={found} />
      </Panel>
    </>
  );
}
