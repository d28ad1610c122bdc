import { describe, expect, it } from 'vitest';
import { PLAN_GRANTS } from '../billing/plan-grants.ts';
import {
  canPublish,
  isSubscriberLimitReached,
  type PublishAccount,
  SUBSCRIBER_LIMIT_BANNER,
  unmetPrerequisites,
  WHITE_BELT_SUBSCRIBER_LIMIT,
} from './unmet-prerequisites.ts';

const ready: PublishAccount = {
  belt: 'black',
  subscriberCount: 0,
  credits: { count: 1, freeCount: 0 },
  hasAcceptedTcpa: true,
  canPublishWithoutCredits: false,
  needsFieldMappingReview: false,
  isEmailFieldMissing: false,
};
const none = { count: 0, freeCount: 0 };
const fieldMapping = {
  code: 'field-mapping',
  message: 'Review form fields and field value mapping',
  to: 'settings/fields',
};
const tcpa = {
  code: 'tcpa',
  message: 'TCPA compliance setup required to publish',
  to: '/sms-marketing/settings/tcpa/info',
};
const planNeeded = {
  code: 'credits',
  message: 'No SMS credits. SMS plan required to publish.',
  to: '/manage-sms-marketing',
};
const upgradeNeeded = { ...planNeeded, message: 'No SMS credits available. Upgrade to publish.' };
const limit = {
  code: 'subscriber-limit',
  message: 'Subscriber limit reached. Upgrade to publish.',
  to: '/upgrade-plan',
};
const email = {
  code: 'email-field',
  message: 'Email field required with active ESP integration',
  to: 'design/content',
};

describe('unmetPrerequisites', () => {
  it.each([
    ['a ready account', {}, [], true],
    ['free credits only', { credits: { count: 0, freeCount: 1 } }, [], true],
    ['a white belt at 499', { belt: 'white', subscriberCount: 499 }, [], true],
    ['a mapping to review', { needsFieldMappingReview: true }, [fieldMapping], true],
    ['no TCPA terms', { hasAcceptedTcpa: false }, [tcpa], false],
    ['no credits', { credits: none }, [upgradeNeeded], false],
    [
      'a debt larger than the gift',
      { credits: { count: -2, freeCount: 1 } },
      [upgradeNeeded],
      false,
    ],
    ['no credits on a white belt', { belt: 'white', credits: none }, [planNeeded], false],
    ['no credits but the flag', { credits: none, canPublishWithoutCredits: true }, [], true],
    ['a white belt at 500', { belt: 'white', subscriberCount: 500 }, [limit], false],
    ['a missing email field', { isEmailFieldMissing: true }, [email], false],
    [
      'a mapping to review and no terms',
      { needsFieldMappingReview: true, hasAcceptedTcpa: false },
      [fieldMapping, tcpa],
      false,
    ],
  ])('of %s', (_, change, unmet, publishes) => {
    const account = { ...ready, ...change };
    expect(unmetPrerequisites(account)).toEqual(unmet);
    expect(canPublish(account)).toBe(publishes);
  });

  it('come in the order the dialog leads through', () => {
    const account = {
      belt: 'white',
      subscriberCount: 500,
      credits: none,
      hasAcceptedTcpa: false,
      canPublishWithoutCredits: false,
      needsFieldMappingReview: true,
      isEmailFieldMissing: true,
    };
    expect(unmetPrerequisites(account)).toEqual([fieldMapping, tcpa, planNeeded, limit, email]);
  });
});

describe('is subscriber limit reached', () => {
  it.each([
    ['white', 0, false],
    ['white', 499, false],
    ['white', 500, true],
    ['white', 501, true],
    ['black', 500, false],
    ['trial', 100_000, false],
  ])('for belt %s with %i subscribers is reached: %s', (belt, count, expected) => {
    expect(isSubscriberLimitReached(belt, count)).toBe(expected);
  });

  it('words the banner as specified', () => {
    expect(SUBSCRIBER_LIMIT_BANNER).toEqual({
      title: "You've hit your subscriber limit!",
      action: 'Upgrade',
      to: '/upgrade-plan',
    });
  });

  it('agrees with what the plan grants', () => {
    expect(PLAN_GRANTS.white.features.subscriberLimit).toBe(WHITE_BELT_SUBSCRIBER_LIMIT);
  });
});
