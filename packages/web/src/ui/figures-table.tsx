import { Table } from '@mantine/core';
import type { PlotFigures } from './plot-figures.ts';
import '@mantine/core/styles/Table.css';
import classes from './plot-frame.module.css';

/** The figures of a plot, in a table that scrolls within its panel. */
export function FiguresTable({
  caption,
  labelHeading,
  valueHeading,
  figures,
  format,
}: PlotFigures) {
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
