import type { Billing } from '@tandem/contract/billing';
import { HttpError, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findAccount } from '../queries.ts';
import { showBilling } from '../show-billing.ts';
import { syncAccount } from '../sync-account.ts';

/** Cancels at the end of the period, or takes that back. Doing it twice is harmless. */
export async function setRenewal(
  services: Services,
  brandId: number,
  renews: boolean,
): Promise<Billing> {
  const account = await findAccount(services.db.root, brandId);
  const subscription = account?.snapshot.subscription;
  if (!subscription) throw notFound('subscription');
  if (renews && !subscription.canRenew) {
    throw new HttpError(409, 'conflict', 'This plan was paid once and ends with its period.');
  }
  await services.payments.setRenewal(account.customerId, renews);
  await syncAccount(services, brandId);
  return showBilling(services.db.root, brandId);
}
