import { paymentNeeded } from '@tandem/domain/billing/payment-needed';
import type { Database } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { PlanQuestion } from '../../platform/http/serve-operations.ts';
import { readBillingState } from './read-billing-state.ts';

/** The paywall of the API: refuses what the brand has not paid for and says where to do so. */
export async function requirePlan(db: Database, question: PlanQuestion): Promise<void> {
  const { brandId, isImpersonating, need, now } = question;
  const billing = await readBillingState(db.root, brandId);
  if (!billing) return;
  const goTo = paymentNeeded({
    billing,
    isImpersonating,
    ...(need === 'active-plan' ? {} : { claim: need }),
    now,
  });
  if (!goTo) return;
  const message =
    goTo === '/missing-payment'
      ? 'The last payment failed. Please check the card.'
      : 'This needs a plan. Please choose one.';
  throw new HttpError(402, 'payment_required', message, { goTo });
}
