import { Table } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import '@mantine/core/styles/Table.css';
import classes from './plot-frame.module.css';

export type PlotFigures = {
  /** What is measured; also the caption of the table. */
  caption: string;
  /** Heading of the labels' column in the table. */
  labelHeading: string;
  valueHeading: string;
  figures: readonly { label: string; value: number }[];
  format: (value: number) => string;
};

type PlotFrameProps = PlotFigures & {
  /** The word for the drawn view, as in "Show as bars". */
  drawnAs: string;
  children: ReactNode;
};

/** Goes around every plot: the same figures are one click away as a table. */
export function PlotFrame({ drawnAs, children, ...plot }: PlotFrameProps) {
  const [isTable, setTable] = useState(false);
  return (
    <div className={classes.plot}>
      {isTable ? <FiguresTable {...plot} /> : children}
      <button type="button" className={classes.switch} onClick={() => setTable(!isTable)}>
        {isTable ? `Show as ${drawnAs}` : 'Show as table'}
      </button>
    </div>
  );
}

function FiguresTable({ caption, labelHeading, valueHeading, figures, format }: PlotFigures) {
  return (
    <section
      className={classes.table}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
    >
      <Table stickyHeader>
        <caption className={classes.spoken}>{caption}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{labelHeading}</Table.Th>
            <Table.Th scope="col" ta="right">
              {valueHeading}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {figures.map(({ label, value }) => (
            <Table.Tr key={label}>
              <Table.Td>{label}</Table.Td>
              <Table.Td ta="right">{format(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
