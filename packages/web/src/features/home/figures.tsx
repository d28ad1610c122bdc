import { Anchor, Button } from '@mantine/core';
import type { CurrentBrand } from '@tandem/contract/brands';
import type { HomeFigure } from '@tandem/contract/home';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ownPlace } from '../../lib/own-place.ts';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Text.css';
import { ColumnPlot } from '../../ui/column-plot.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FigureSwitch } from '../../ui/figure-switch.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './figures.module.css';
import { FiguresSkeleton } from './figures-skeleton.tsx';
import { figuresQuery } from './home-queries.ts';

/** What features count, over the last 30 days; the chosen figure is plotted. */
export function Figures({ brand }: { brand: CurrentBrand }) {
  const query = useQuery(figuresQuery(brand.id));
  return (
    <Panel title="Last 30 days">
      <Loaded query={query} skeleton={<FiguresSkeleton />}>
        {({ days, figures }) => <Chosen days={days} figures={figures} />}
      </Loaded>
    </Panel>
  );
}

function Chosen({ days, figures }: { days: string[]; figures: HomeFigure[] }) {
  const [key, setKey] = useState<string>();
  const busiest = figures.find((figure) => total(figure) > 0) ?? figures[0];
  const chosen = figures.find((figure) => figure.key === key) ?? busiest;
  if (!chosen) return null;
  if (total(chosen) === 0 && !figures.some((figure) => total(figure) > 0)) return <NothingYet />;
  return (
    <div className={classes.body}>
      <FigureSwitch
        figures={figures.map((figure) => ({ ...figure, value: total(figure) }))}
        value={chosen.key}
        onChange={setKey}
      />
      <div className={classes.plot}>
        {total(chosen) > 0 ? (
          <ColumnPlot
            caption={`${chosen.label} per day`}
            labelHeading="Day"
            valueHeading={chosen.label}
            figures={days.map((day, index) => ({
              label: DAY.format(new Date(`${day}T00:00:00Z`)),
              value: chosen.counts[index] ?? 0,
            }))}
            format={(value) => value.toLocaleString('en-US')}
          />
        ) : (
          <p className={classes.none}>
            None in the last 30 days.
            <Anchor component={Link} to={ownPlace(chosen.to)}>
              See older ones
            </Anchor>
          </p>
        )}
      </div>
    </div>
  );
}

function NothingYet() {
  return (
    <div className={classes.nothing}>
      <EmptyState
        drawing="seedling"
        title="Nothing to count yet"
        order={3}
        action={
          <Button component={Link} to="/search" variant="default">
            Discover brands
          </Button>
        }
      >
        Messages, invitations and texts of the last 30 days will grow here.
      </EmptyState>
    </div>
  );
}

function total({ counts }: HomeFigure): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
