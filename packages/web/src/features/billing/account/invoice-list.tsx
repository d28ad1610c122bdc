import type { Invoice } from '@tandem/contract/billing';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { Day } from '../day.tsx';
import classes from './invoice-list.module.css';
import { InvoicePaper, InvoiceStatus } from './invoice-parts.tsx';

/** The invoices on a phone, where a table would hide the sums beyond its edge. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <ul className={classes.list}>
      {invoices.map((invoice) => (
        <li key={invoice.id} className={classes.row}>
          <span className={classes.what}>{invoice.lines[0]?.description}</span>
          <span className={classes.sum}>{formatDollars(invoice.totalCents)}</span>
          <span className={classes.detail}>
            <Day at={invoice.createdAt} /> · {invoice.number}
          </span>
          <span className={classes.end}>
            <InvoiceStatus status={invoice.status} />
            <InvoicePaper invoice={invoice} />
          </span>
        </li>
      ))}
    </ul>
  );
}
