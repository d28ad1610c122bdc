import type { ChangePreview } from '@tandem/contract/billing';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { Day } from '../day.tsx';
import classes from './change-summary.module.css';

/** The sum, line by line, and what follows from it. */
export function ChangeSummary({ preview }: { preview: ChangePreview }) {
  const { lines, dueNowCents, creditAfterCents, periodEnd, renews } = preview;
  if (lines.length === 0) {
    return <p className={classes.free}>Nothing. You can move to a bigger plan at any time.</p>;
  }
  return (
    <>
      <dl className={classes.lines}>
        {lines.map((line) => (
          <div key={line.description} className={classes.line}>
            <dt>{line.description}</dt>
            <dd>{formatDollars(line.amountCents)}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>Due now</dt>
          <dd>{formatDollars(dueNowCents)}</dd>
        </div>
      </dl>
      <p className={classes.note}>
        {creditAfterCents > 0 && (
          <>{formatDollars(creditAfterCents)} stay as credit and pay for your next invoices. </>
        )}
        {renews ? (
          <>
            Renews on <Day at={periodEnd} /> until you cancel, which you can do at any time.
          </>
        ) : (
          <>
            Paid once: it ends on <Day at={periodEnd} /> and does not renew.
          </>
        )}
      </p>
    </>
  );
}
