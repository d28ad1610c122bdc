// What the account has to meet before any form is published, in the order the publish dialog leads
// through (signup-forms §4): field mapping review, TCPA terms, SMS credits, subscriber limit, email
// field. `canPublish` needs all but the review (§5). The flag sms.lightbox.create lets a brand
// publish without credits. Banner texts: §8, their choice by belt: decision 0028.

import { hasCredits } from '../billing/sms-credit-plans.ts';
import { EMAIL_FIELD_REQUIRED } from './connection-errors.ts';

export function unmetPrerequisites(account: PublishAccount): PublishPrerequisite[] {
  const lacksCredits = !account.canPublishWithoutCredits && !hasCredits(account.credits);
  const isLimited = isSubscriberLimitReached(account.belt, account.subscriberCount);
  return [
    ...(account.needsFieldMappingReview ? [FIELD_MAPPING] : []),
    ...(account.hasAcceptedTcpa ? [] : [TCPA]),
    ...(lacksCredits ? [creditsPrerequisite(account.belt)] : []),
    ...(isLimited ? [SUBSCRIBERS] : []),
    ...(account.isEmailFieldMissing ? [EMAIL_FIELD] : []),
  ];
}

export function canPublish(account: PublishAccount): boolean {
  return unmetPrerequisites(account).every(({ code }) => code === 'field-mapping');
}

export type PublishAccount = {
  belt: string;
  subscriberCount: number;
  credits: { count: number; freeCount: number };
  hasAcceptedTcpa: boolean;
  /** The feature flag sms.lightbox.create. */
  canPublishWithoutCredits: boolean;
  needsFieldMappingReview: boolean;
  isEmailFieldMissing: boolean;
};

/** `to` is where the dialog leads: a place in the builder, or a route of the app. */
export type PublishPrerequisite = {
  code: 'field-mapping' | 'tcpa' | 'credits' | 'subscriber-limit' | 'email-field';
  message: string;
  to: string;
};

const FIELD_MAPPING: PublishPrerequisite = {
  code: 'field-mapping',
  message: 'Review form fields and field value mapping',
  to: 'settings/fields',
};
const TCPA: PublishPrerequisite = {
  code: 'tcpa',
  message: 'TCPA compliance setup required to publish',
  to: '/sms-marketing/settings/tcpa/info',
};
const SUBSCRIBERS: PublishPrerequisite = {
  code: 'subscriber-limit',
  message: 'Subscriber limit reached. Upgrade to publish.',
  to: '/upgrade-plan',
};
const EMAIL_FIELD: PublishPrerequisite = {
  code: 'email-field',
  message: EMAIL_FIELD_REQUIRED,
  to: 'design/content',
};

function creditsPrerequisite(belt: string): PublishPrerequisite {
  const message =
    belt === 'white'
      ? 'No SMS credits. SMS plan required to publish.'
      : 'No SMS credits available. Upgrade to publish.';
  return { code: 'credits', message, to: '/manage-sms-marketing' };
}

// A brand on the entry plan (white belt) with 500 or more subscribers cannot publish
// (signup-forms §9). Other belts have no limit here. The banner's button reads Upgrade (§8), though
// a white belt sees "Select Plan" elsewhere (§6, billing/plan-tier.ts).
export function isSubscriberLimitReached(belt: string, subscriberCount: number): boolean {
  return belt === 'white' && subscriberCount >= WHITE_BELT_SUBSCRIBER_LIMIT;
}

export const WHITE_BELT_SUBSCRIBER_LIMIT = 500;

export const SUBSCRIBER_LIMIT_BANNER = {
  title: "You've hit your subscriber limit!",
  action: 'Upgrade',
  to: '/upgrade-plan',
} as const;
