import type { CreditEntry } from '@tandem/contract/billing';
import { Moment } from '../../../ui/moment.tsx';
import classes from './ledger.module.css';
import { ENTRY_KINDS, formatChange, formatCredits, whoOf } from './ledger-words.ts';

/** The history on a phone, where a table would hide the sums beyond its edge. */
export function LedgerList({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.row}>
          <span>
            {ENTRY_KINDS[entry.kind]} <span className={classes.note}>{entry.note}</span>
          </span>
          <span className={classes.change} data-gain={entry.change > 0}>
            {formatChange(entry.change)}
          </span>
          <span className={classes.detail}>
            <Moment at={entry.at} /> · {whoOf(entry)}
          </span>
          <span className={classes.detail}>{formatCredits(entry.balance)} left</span>
        </li>
      ))}
    </ul>
  );
}
