import type { Invoice } from '@tandem/contract/billing';
import { Link } from 'react-router';
import classes from './invoice-parts.module.css';

/** A receipt opens beside the app, where it can be printed or saved; what is owed leads to paying. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  if (invoice.status === 'open') {
    return (
      <Link to="/missing-payment" className={classes.link} aria-label={`Pay ${invoice.number}`}>
        Pay
      </Link>
    );
  }
  return (
    <a
      href={invoice.receiptUrl}
      target="_blank"
      rel="noopener"
      className={classes.link}
      aria-label={`View receipt ${invoice.number}`}
    >
      View
    </a>
  );
}

export function InvoiceStatus({ status }: Pick<Invoice, 'status'>) {
  return (
    <span className={classes.status} data-status={status}>
      {STATUSES[status]}
    </span>
  );
}

const STATUSES: Readonly<Record<Invoice['status'], string>> = {
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Written off',
};
