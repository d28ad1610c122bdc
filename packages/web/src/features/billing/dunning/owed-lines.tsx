import type { Invoice } from '@tandem/contract/billing';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { Day } from '../day.tsx';
import classes from './owed-lines.module.css';

export function OwedLines({ invoice }: { invoice: Invoice }) {
  const { lines, totalCents, nextAttemptAt } = invoice;
  return (
    <>
      <dl className={classes.lines}>
        {lines.map((line) => (
          <div key={line.description} className={classes.line}>
            <dt>{line.description}</dt>
            <dd>{formatDollars(line.amountCents)}</dd>
          </div>
        ))}
        {lines.length > 1 && (
          <div className={classes.line} data-total>
            <dt>Owed</dt>
            <dd>{formatDollars(totalCents)}</dd>
          </div>
        )}
      </dl>
      {nextAttemptAt && new Date(nextAttemptAt) > new Date() && (
        <p className={classes.note}>
          We try the default card again by ourselves on <Day at={nextAttemptAt} />.
        </p>
      )}
    </>
  );
}
