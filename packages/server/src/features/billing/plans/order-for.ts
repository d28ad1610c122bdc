import { findPlanVariant, type PlanVariant } from '@tandem/domain/billing/plan-variants';
import { type PlanChangeCost, previewPlanChange } from '@tandem/domain/billing/preview-plan-change';
import type { Caller } from '../../../platform/http/caller.ts';
import { invalidField } from '../../../platform/http/http-error.ts';
import type { CustomerSnapshot } from '../../../platform/payments/payments.ts';

/** The plan a brand may choose by itself; one that is agreed, or for more brands, is refused. */
export function choosablePlan(planId: string, caller: Pick<Caller, 'brands'>) {
  const plan = findPlanVariant(planId);
  if (!plan) throw invalidField('planId', 'Choose one of the plans');
  const { priceCents } = plan;
  if (priceCents === null) throw invalidField('planId', 'This plan is agreed with our team');
  const owned = caller.brands.filter(({ role }) => role === 'owner').length;
  if (owned < plan.minimumBrands) {
    throw invalidField('planId', `This plan is for owners of ${plan.minimumBrands} brands or more`);
  }
  return { ...plan, priceCents };
}

/** What changing to a plan costs this customer now. */
export function costOfChange(
  { subscription, creditCents }: CustomerSnapshot,
  next: PlanVariant,
  now: Date,
): PlanChangeCost {
  const current = subscription && {
    name: findPlanVariant(subscription.planId)?.name ?? subscription.planId,
    priceCents: subscription.priceCents,
    periodStart: new Date(subscription.periodStart),
    periodEnd: new Date(subscription.periodEnd),
    isPaid: subscription.status === 'active',
  };
  return previewPlanChange({ current, next, creditCents, now });
}
