import { PLAN_GRANTS, type PlanGrants } from '@tandem/domain/billing/plan-grants';
import type { PlanTier } from '@tandem/domain/billing/plan-tier';

/** One line of the comparison: a fact that can be told of every plan. */
export type PlanFact = { label: string; of: (tier: PlanTier) => string | boolean };

export const PLAN_FACTS: readonly PlanFact[] = [
  fact('Sweepstakes at a time', ({ features }) => orUnlimited(features.activeSweepstakesLimit)),
  fact('Partnership sweepstakes', ({ claims }) => claims['sweepstakes.partnership.create']),
  fact('Custom giveaway add-ons', ({ features }) => features.customAddOns),
  fact('Messages to brands a month', ({ claims }) =>
    orUnlimited(claims['messaging.message.limit']),
  ),
  fact('Signup forms', ({ features }) => features.canViewSignupForm),
  fact('Forms without SMS credits', ({ claims }) => claims['sms.lightbox.create']),
  fact('Subscribers', ({ features }) => orUnlimited(features.subscriberLimit)),
  fact('Follow-ups per SMS series', ({ features }) => String(features.followupMessagesLimit)),
  fact('Priority email support', ({ features }) => features.prioritySupport),
];

/** What a brand has now and would not have any more, in words: 'Sweepstakes at a time: 1 instead of 3'. */
export function lostFacts(from: PlanTier, to: PlanTier): string[] {
  return PLAN_FACTS.flatMap(({ label, of }) => {
    const [had, has] = [of(from), of(to)];
    if (had === has || isMore(has, had)) return [];
    return typeof had === 'string' ? `${label}: ${has} instead of ${had.toLowerCase()}` : label;
  });
}

function isMore(value: string | boolean, than: string | boolean): boolean {
  return amount(value) > amount(than);
}

function amount(value: string | boolean): number {
  if (typeof value === 'boolean') return Number(value);
  return value === UNLIMITED ? Number.POSITIVE_INFINITY : Number(value);
}

function fact(label: string, read: (grants: PlanGrants) => string | boolean): PlanFact {
  return { label, of: (tier) => read(PLAN_GRANTS[tier]) };
}

function orUnlimited(limit: number | null): string {
  return limit === null ? UNLIMITED : String(limit);
}

const UNLIMITED = 'Unlimited';
