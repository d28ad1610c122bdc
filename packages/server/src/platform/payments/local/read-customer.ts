import type { Queryable } from '../../db/database.ts';
import type { CustomerSnapshot, InvoiceSnapshot } from '../payments.ts';
import type { LocalGatewayDeps } from './local-gateway-deps.ts';
import {
  findCustomer,
  findSubscription,
  type InvoiceRow,
  listInvoices,
  listMethods,
  sumCredits,
} from './queries.ts';
import { confirmUrl } from './settle-invoice.ts';

/** The customer as one consistent picture; ask inside a transaction. */
export async function readCustomer(
  db: Queryable,
  id: string,
  deps: Pick<LocalGatewayDeps, 'publicUrl'>,
): Promise<CustomerSnapshot> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new Error('the local gateway has no such customer');
  const subscription = await findSubscription(db, id);
  const invoices = await listInvoices(db, id);
  const isDelinquent = invoices.some(
    ({ status, purpose }) => status === 'open' && purpose.kind === 'renewal',
  );
  const methods = await listMethods(db, id);
  return {
    revision: customer.revision,
    isDelinquent,
    creditCents: Math.max(0, await sumCredits(db, id)),
    methods: methods.map(({ id, brand, last4, expMonth, expYear }) => ({
      id,
      brand,
      last4,
      expMonth,
      expYear,
      isDefault: id === customer.defaultMethodId,
    })),
    subscription: subscription
      ? {
          planId: subscription.planId,
          priceCents: subscription.priceCents,
          status: isDelinquent ? 'past_due' : 'active',
          periodStart: subscription.periodStart.toISOString(),
          periodEnd: subscription.periodEnd.toISOString(),
          renews: subscription.renews,
          canRenew: subscription.canRenew,
        }
      : null,
    // What was refused while somebody was buying is a charge in the sandbox, not a debt.
    invoices: invoices
      .filter(({ status }) => status !== 'void')
      .map((invoice) => snapshotOf(invoice, deps)),
  };
}

function snapshotOf(
  invoice: InvoiceRow,
  deps: Pick<LocalGatewayDeps, 'publicUrl'>,
): InvoiceSnapshot {
  const { id, serial, status, totalCents, lines, purpose, chargeId } = invoice;
  return {
    id,
    key: purpose.kind === 'renewal' ? null : id.replace(/^in_/, ''),
    number: `T-${String(serial).padStart(6, '0')}`,
    status,
    totalCents,
    lines,
    planId: planOf(purpose),
    item: purpose.kind === 'sale' ? purpose.item : null,
    chargeId,
    createdAt: invoice.createdAt.toISOString(),
    paidAt: invoice.paidAt?.toISOString() ?? null,
    nextAttemptAt: invoice.nextAttemptAt?.toISOString() ?? null,
    confirmUrl: invoice.awaitsConfirmation ? confirmUrl(deps, id) : null,
  };
}

function planOf(purpose: InvoiceRow['purpose']): string | null {
  if (purpose.kind === 'plan') return purpose.order.planId;
  return purpose.kind === 'renewal' ? purpose.planId : null;
}
