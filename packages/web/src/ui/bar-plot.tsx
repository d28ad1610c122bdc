import { Table } from '@mantine/core';
import { useState } from 'react';
import '@mantine/core/styles/Table.css';
import classes from './bar-plot.module.css';

type Bar = { label: string; value: number };

type BarPlotProps = {
  /** What the bars measure; also the caption of the table. */
  caption: string;
  /** Heading of the labels' column in the table. */
  labelHeading: string;
  valueHeading: string;
  bars: readonly Bar[];
  format: (value: number) => string;
};

/** Amounts side by side. The same figures are one click away as a table. */
export function BarPlot({ caption, labelHeading, valueHeading, bars, format }: BarPlotProps) {
  const [isTable, setTable] = useState(false);
  const highest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <div className={classes.plot}>
      {isTable ? (
        <Table>
          <caption className={classes.spoken}>{caption}</caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{labelHeading}</Table.Th>
              <Table.Th scope="col">{valueHeading}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {bars.map(({ label, value }) => (
              <Table.Tr key={label}>
                <Table.Td>{label}</Table.Td>
                <Table.Td>{format(value)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <ul className={classes.bars} aria-label={caption}>
          {bars.map(({ label, value }) => (
            <li key={label} className={classes.row}>
              <span className={classes.label}>{label}</span>
              <span className={classes.track}>
                <span
                  className={classes.bar}
                  data-highest={value === highest || undefined}
                  style={{ width: `${highest === 0 ? 0 : (100 * value) / highest}%` }}
                />
              </span>
              <span className={classes.value}>{format(value)}</span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={classes.switch} onClick={() => setTable(!isTable)}>
        {isTable ? 'Show as bars' : 'Show as table'}
      </button>
    </div>
  );
}
