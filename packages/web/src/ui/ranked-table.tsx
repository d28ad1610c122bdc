import type { ReactNode } from 'react';
import classes from './ranked-table.module.css';

type RankedTableProps = {
  caption: string;
  labelHeading: string;
  valueHeading: string;
  /** Highest first. */
  rows: readonly { key: string | number; label: ReactNode; value: number }[];
  format: (value: number) => string;
};

/** A list of what is most: the length behind each name shows how much of the first one it has. */
export function RankedTable({
  caption,
  labelHeading,
  valueHeading,
  rows,
  format,
}: RankedTableProps) {
  const highest = rows[0]?.value ?? 0;
  return (
    <table className={classes.table}>
      <caption className={classes.spoken}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labelHeading}</th>
          <th scope="col">{valueHeading}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value }) => (
          <tr key={key}>
            <td className={classes.label}>
              <span className={classes.bar} style={{ width: `${(100 * value) / highest}%` }} />
              <span className={classes.name}>{label}</span>
            </td>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
