import type { Usage } from '@tandem/contract/metrics';
import { usageTotals } from '@tandem/domain/metrics/usage-totals';
import { useState } from 'react';
import { ColumnPlot } from '../../../ui/column-plot.tsx';
import { FigureSwitch } from '../../../ui/figure-switch.tsx';
import { MEASURES, type Measure } from './measures.ts';
import classes from './usage.module.css';

export function UsageOverTime({ days }: { days: Usage['days'] }) {
  const [key, setKey] = useState<Measure['key']>('sessions');
  const totals = usageTotals(days);
  const chosen = MEASURES.find((measure) => measure.key === key)?.name ?? '';
  return (
    <>
      <FigureSwitch
        figures={MEASURES.map(({ name, total, ...measure }) => ({
          ...measure,
          label: name,
          value: total(totals),
        }))}
        value={key}
        onChange={setKey}
      />
      <div className={classes.plot}>
        <ColumnPlot
          caption={`${chosen} per day`}
          labelHeading="Day"
          valueHeading={chosen}
          figures={days.map((figures) => ({ label: dayLabel(figures.day), value: figures[key] }))}
          format={(value) => value.toLocaleString('en-US')}
        />
      </div>
    </>
  );
}

function dayLabel(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
