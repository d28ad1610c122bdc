import { SegmentedControl } from '@mantine/core';
import { USAGE_RANGES, usageRange } from '@tandem/domain/metrics/usage-days';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './usage.module.css';
import { UsageOverTime } from './usage-over-time.tsx';
import { usageQuery } from './usage-query.ts';
import { UsageRankings } from './usage-rankings.tsx';
import { UsageSkeleton } from './usage-skeleton.tsx';

/** How much the product is used, and what of it. The range is part of the address. */
export function UsagePage() {
  const [params, setParams] = useSearchParams();
  const range = usageRange(params.get('days'));
  const query = useQuery(usageQuery(range));
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="Time to look at"
          data={RANGES}
          value={String(range)}
          onChange={(days) => setParams({ days }, { replace: true })}
        />
        <p className={classes.note}>Days of UTC, today so far included.</p>
      </div>
      <Loaded query={query} skeleton={<UsageSkeleton />}>
        {(usage) =>
          usage.days.some(({ sessions }) => sessions > 0) ? (
            <>
              <Panel title="Over time">
                <UsageOverTime days={usage.days} />
              </Panel>
              <UsageRankings usage={usage} />
            </>
          ) : (
            <EmptyState drawing="seedling" title="Nothing recorded in this time">
              Pages that people open and what they do there show up here within seconds.
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

const RANGES = USAGE_RANGES.map((days) => ({ value: String(days), label: `${days} days` }));
