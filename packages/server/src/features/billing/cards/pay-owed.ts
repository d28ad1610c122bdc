import type { Services } from '../../../platform/services.ts';
import { findAccount } from '../queries.ts';
import { syncAccount } from '../sync-account.ts';

/** Whoever gives another card while money is owed wants it settled with that card. */
export async function payOwed(
  services: Services,
  brandId: number,
  methodId: string,
): Promise<void> {
  const account = await findAccount(services.db.root, brandId);
  if (!account?.snapshot.isDelinquent) return;
  const { customerId, snapshot } = account;
  const owed = snapshot.invoices.find(({ status, planId }) => status === 'open' && planId !== null);
  if (!owed) return;
  await services.payments.setDefaultMethod(customerId, methodId);
  await services.payments.payInvoice(customerId, owed.id);
  await syncAccount(services, brandId);
}
