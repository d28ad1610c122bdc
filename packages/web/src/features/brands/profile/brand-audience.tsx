import { useQuery } from '@tanstack/react-query';
import { BarPlot } from '../../../ui/bar-plot.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { sellerProfileQuery } from '../brand-query.ts';
import classes from './brand-panels.module.css';

/** How much the brand's audience earns, as shares of all whose income is known. */
export function BrandAudience({ id }: { id: number }) {
  const query = useQuery(sellerProfileQuery(id));
  const total = query.data?.incomeData.reduce((sum, { share }) => sum + share, 0) ?? 0;
  return (
    <Panel title="Audience income" note={total > 0 ? 'Yearly household income in USD' : undefined}>
      <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ incomeData }) =>
          total === 0 ? (
            <EmptyState drawing="rings" title="No figures yet" order={3}>
              They appear once enough people have entered its sweepstakes.
            </EmptyState>
          ) : (
            <div className={classes.padded}>
              <BarPlot
                caption="Audience by income"
                labelHeading="Income"
                valueHeading="Share"
                figures={incomeData.map(({ label, share }) => ({ label, value: share / total }))}
                whole={1}
                format={(share) => `${Math.round(share * 100)}%`}
              />
            </div>
          )
        }
      </Loaded>
    </Panel>
  );
}
