// What each plan lets a brand do, as one table. Claims are keyed as the permission names of
// platform §6, and null means without limit. Premium and above have no limit on giveaways and
// messages, custom add-ons, signup forms without buying credits first, and priority support
// (platform §9); the free plan stops at 500 subscribers (signup-forms §9). Numbers the
// specification does not give are ours, see decision 0012.

import { DEFAULT_PLAN_TIER, isPlanTier, type PlanTier } from './plan-tier.ts';

const PREMIUM: PlanGrants = {
  claims: {
    'sweepstakes.partnership.create': true,
    'sweepstakes.solo.create': true,
    'messaging.message.create': true,
    'messaging.message.limit': null,
    'sms.lightbox.create': true,
  },
  features: {
    canViewSignupForm: true,
    followupMessagesLimit: 5,
    activeSweepstakesLimit: null,
    subscriberLimit: null,
    customAddOns: true,
    prioritySupport: true,
  },
};

export const PLAN_GRANTS: Readonly<Record<PlanTier, PlanGrants>> = {
  white: {
    claims: {
      'sweepstakes.partnership.create': false,
      'sweepstakes.solo.create': true,
      'messaging.message.create': true,
      'messaging.message.limit': 5,
      'sms.lightbox.create': false,
    },
    features: {
      canViewSignupForm: true,
      followupMessagesLimit: 3,
      activeSweepstakesLimit: 1,
      subscriberLimit: 500,
      customAddOns: false,
      prioritySupport: false,
    },
  },
  greenFixed: {
    claims: {
      'sweepstakes.partnership.create': true,
      'sweepstakes.solo.create': true,
      'messaging.message.create': true,
      'messaging.message.limit': 50,
      'sms.lightbox.create': false,
    },
    features: {
      canViewSignupForm: true,
      followupMessagesLimit: 3,
      activeSweepstakesLimit: 3,
      subscriberLimit: null,
      customAddOns: false,
      prioritySupport: false,
    },
  },
  black: PREMIUM,
  pro: {
    claims: {
      'sweepstakes.partnership.create': true,
      'sweepstakes.solo.create': true,
      'messaging.message.create': true,
      'messaging.message.limit': null,
      'sms.lightbox.create': true,
    },
    features: {
      canViewSignupForm: true,
      followupMessagesLimit: 10,
      activeSweepstakesLimit: null,
      subscriberLimit: null,
      customAddOns: true,
      prioritySupport: true,
    },
  },
  elite: {
    claims: {
      'sweepstakes.partnership.create': true,
      'sweepstakes.solo.create': true,
      'messaging.message.create': true,
      'messaging.message.limit': null,
      'sms.lightbox.create': true,
    },
    features: {
      canViewSignupForm: true,
      followupMessagesLimit: 10,
      activeSweepstakesLimit: null,
      subscriberLimit: null,
      customAddOns: true,
      prioritySupport: true,
    },
  },
  // What is tried is the plan itself, not less of it.
  trial: PREMIUM,
  'post-trial-paywall': {
    claims: {
      'sweepstakes.partnership.create': false,
      'sweepstakes.solo.create': false,
      'messaging.message.create': false,
      'messaging.message.limit': 0,
      'sms.lightbox.create': false,
    },
    features: {
      canViewSignupForm: false,
      followupMessagesLimit: 3,
      activeSweepstakesLimit: 0,
      subscriberLimit: 500,
      customAddOns: false,
      prioritySupport: false,
    },
  },
};

export const DEFAULT_FOLLOWUP_MESSAGES_LIMIT = 3;

/** What a brand may do. Absent means no; a limit of null means none. */
export type Claims = {
  'sweepstakes.partnership.create': boolean;
  'sweepstakes.solo.create': boolean;
  'messaging.message.create': boolean;
  'messaging.message.limit': number | null;
  'sms.lightbox.create': boolean;
};

export type PlanFeatures = {
  canViewSignupForm: boolean;
  followupMessagesLimit: number;
  activeSweepstakesLimit: number | null;
  subscriberLimit: number | null;
  customAddOns: boolean;
  prioritySupport: boolean;
};

export type PlanGrants = { claims: Claims; features: PlanFeatures };

// What a brand's plan lets it do. A belt nobody knows gives no more than the free plan.
export function grantsOf(belt: string): PlanGrants {
  return PLAN_GRANTS[isPlanTier(belt) ? belt : DEFAULT_PLAN_TIER];
}
