import type { Queryable } from '../../../platform/db/database.ts';
import { HttpError, notFound } from '../../../platform/http/http-error.ts';
import { type BillingAccount, findAccount } from '../queries.ts';

export function findInvoice(account: BillingAccount | undefined, id: string) {
  return account?.snapshot.invoices.find((invoice) => invoice.id === id);
}

/** An invoice of this brand that can still be paid, with the account it belongs to. */
export async function requireOpenInvoice(db: Queryable, brandId: number, id: string) {
  const account = await findAccount(db, brandId);
  const invoice = findInvoice(account, id);
  if (!account || !invoice) throw notFound('invoice');
  if (invoice.status === 'open') return { ...account, invoice };
  throw new HttpError(409, 'conflict', 'This invoice is not open any more.');
}
