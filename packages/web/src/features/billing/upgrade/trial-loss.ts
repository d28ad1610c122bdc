import type { Billing } from '@tandem/contract/billing';
import type { PlanVariant } from '@tandem/domain/billing/plan-variants';
import { formatDaysLeft } from '@tandem/domain/time/days-between';
import { formatDay } from '../day.tsx';

/** What choosing a plan does to a trial that still runs; undefined when there is none to lose. */
export function trialLoss(
  plan: Pick<PlanVariant, 'priceCents'>,
  { tier, trialEndsAt }: Pick<Billing, 'tier' | 'trialEndsAt'>,
  now: Date,
): { title: string; text: string } | undefined {
  if (tier !== 'trial' || !trialEndsAt || new Date(trialEndsAt) <= now) return undefined;
  const left = formatDaysLeft(new Date(trialEndsAt), now).toLowerCase();
  const until = formatDay(trialEndsAt);
  if (plan.priceCents === 0) {
    return {
      title: `You lose the rest of your trial: ${left}`,
      text: `Until ${until} you have everything in Premium for free. On Basic the trial is over today, and it does not come back. If you do nothing, it runs until ${until}.`,
    };
  }
  return {
    title: `Your trial would run until ${until}`,
    text: `The plan starts and is charged today, and the rest of the trial (${left}) is over.`,
  };
}
