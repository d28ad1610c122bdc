import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { findAccount } from '../queries.ts';
import { invoiceToWire } from '../wire.ts';

export function showInvoices({ db }: Services): Handler<'GET /invoices'> {
  return async ({ brand }) => {
    const account = await findAccount(db.root, brand.id);
    return (account?.snapshot.invoices ?? []).map((one) => invoiceToWire(brand.id, one));
  };
}
