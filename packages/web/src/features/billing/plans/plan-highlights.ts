import { PLAN_GRANTS } from '@tandem/domain/billing/plan-grants';
import { PREMIUM_BENEFITS } from '@tandem/domain/billing/plan-offers';
import type { PlanTier } from '@tandem/domain/billing/plan-tier';

export type SoldTier = Exclude<PlanTier, 'trial' | 'post-trial-paywall'>;

/** The plans as a ladder, smallest first. */
export const SOLD_TIERS: readonly SoldTier[] = ['white', 'greenFixed', 'black', 'pro', 'elite'];

/** For whom a plan is, in a line. */
export const PLAN_AUDIENCES: Readonly<Record<SoldTier, string>> = {
  white: 'To try sweepstakes of your own',
  greenFixed: 'To grow with your first partners',
  black: 'To make partnerships a channel',
  pro: 'For teams that send every week',
  elite: 'For groups and agencies with needs of their own',
};

/** What the next plan up adds; its numbers come from the table that the server grants by. */
export function planHighlights(tier: SoldTier): readonly string[] {
  const { claims, features } = PLAN_GRANTS[tier];
  const sweepstakes = features.activeSweepstakesLimit;
  const messages = `${claims['messaging.message.limit']} messages a month`;
  switch (tier) {
    case 'white':
      return [
        `${sweepstakes} solo sweepstakes at a time`,
        messages,
        `Signup forms for up to ${features.subscriberLimit} subscribers`,
      ];
    case 'greenFixed':
      return [
        `${sweepstakes} sweepstakes at a time`,
        'Partnership sweepstakes',
        messages,
        'No limit on subscribers',
      ];
    case 'black':
      return PREMIUM_BENEFITS;
    case 'pro':
      return ['Everything in Premium', `${features.followupMessagesLimit} follow-ups per series`];
    case 'elite':
      return ['Everything in Pro', 'A price and terms agreed with you'];
  }
}
