import type { ChangePreview } from '@tandem/contract/billing';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { NEW_CUSTOMER } from '../open-account.ts';
import { findAccount } from '../queries.ts';
import { choosablePlan, costOfChange } from './order-for.ts';

export function previewChange({ db }: Services): Handler<'POST /subscription/preview'> {
  return async ({ brand, body, caller, now }): Promise<ChangePreview> => {
    const plan = choosablePlan(body.planId, caller);
    const snapshot = (await findAccount(db.root, brand.id))?.snapshot ?? NEW_CUSTOMER;
    const { id: planId, name } = plan;
    if (plan.tier === 'white') {
      // The free plan begins when what is paid for ends.
      const periodEnd = snapshot.subscription?.periodEnd ?? now.toISOString();
      const nothing = { lines: [], dueNowCents: 0, creditAfterCents: snapshot.creditCents };
      return { planId, name, ...nothing, periodEnd, renews: false };
    }
    const cost = costOfChange(snapshot, plan, now);
    return {
      planId,
      name,
      lines: cost.lines,
      dueNowCents: cost.dueNowCents,
      creditAfterCents: snapshot.creditCents - cost.usedCreditCents + cost.addedCreditCents,
      periodEnd: cost.periodEnd.toISOString(),
      renews: cost.renews,
    };
  };
}
