// Everything a notification can be about, and what it then says, shows and leads to. All words live
// here, so that features only say what happened. A notification names the other brand and shows its
// logo; what concerns one's own brand shows one's own. `key` names the occurrence: announced twice,
// by a repeated job or two processes, it is one notification. Events without a key are only
// announced by something that happens once.

import type { NotificationCategory } from './notification-preferences.ts';

export type NotificationEvent =
  | { kind: 'memberJoined'; name: string }
  | { kind: 'trialEnding'; daysLeft: number; trialEndsAt: Date }
  | { kind: 'trialEnded'; trialEndsAt: Date }
  | { kind: 'paymentFailed'; reference: string }
  | { kind: 'planChanged'; planName: string; reference?: string }
  | { kind: 'planEnded'; reference: string }
  | { kind: 'creditsLow'; creditsLeft: number; reference: string }
  | { kind: 'creditsRefilled'; credits: number; reference: string }
  | { kind: 'refillFailed'; reference: string }
  | { kind: 'favorited'; by: OtherBrand; on: Date }
  | { kind: 'invitationReceived'; from: OtherBrand; isApplication: boolean; invite: Invite }
  | { kind: 'invitationAnswered'; by: OtherBrand; answer: InvitationAnswer; invite: Invite }
  | { kind: 'agreementShared'; by: OtherBrand; invite: Invite }
  | { kind: 'agreementSigned'; by: OtherBrand; invite: Invite }
  | { kind: 'messageRemoved'; messageId: number; conversationId: number };

export type OtherBrand = { id: number; name: string; logo: string | null };

export type Invite = {
  id: number;
  campaignId: number;
  campaignName: string;
  /** Where the two brands talk about it. */
  conversationId: number;
};

export type InvitationAnswer = 'interested' | 'accepted' | 'declined';

export type EventDescription = {
  category: NotificationCategory;
  text: string;
  /** A page of the app. */
  to: string;
  /** Whose logo is shown: the address of another brand's, or one's own. */
  picture: { of: 'ownBrand' } | { of: 'otherBrand'; url: string | null };
  key?: string;
};

export function describeEvent(event: NotificationEvent): EventDescription {
  switch (event.kind) {
    case 'memberJoined':
      return own('team', `${event.name} joined the team`, '/profile/brand/team');
    case 'messageRemoved':
      return own(
        'community',
        'A message of yours was removed because it broke our rules',
        `/messaging/inbox/${event.conversationId}`,
        `message-removed:${event.messageId}`,
      );
    case 'favorited':
      return {
        category: 'community',
        text: `${event.by.name} added you to their favorites`,
        to: `/explore/brands/${event.by.id}`,
        picture: { of: 'otherBrand', url: event.by.logo },
        // Switching it off and on again all day tells nobody more than once.
        key: `favorited:${event.by.id}:${dayOf(event.on)}`,
      };
    case 'invitationReceived':
    case 'invitationAnswered':
    case 'agreementShared':
    case 'agreementSigned':
      return describePartnership(event);
    default:
      return describeBilling(event);
  }
}

type PartnershipEvent = Extract<NotificationEvent, { invite: Invite }>;
type BillingEvent = Exclude<
  NotificationEvent,
  PartnershipEvent | { kind: 'memberJoined' | 'messageRemoved' | 'favorited' }
>;

function describePartnership(event: PartnershipEvent): EventDescription {
  const { id, campaignId, campaignName, conversationId } = event.invite;
  const talk = `/messaging/inbox/${conversationId}`;
  const agreement = `/builder/${campaignId}/partnership-agreement`;
  switch (event.kind) {
    case 'invitationReceived': {
      const what = event.isApplication ? 'applied to join' : 'invited you to';
      return other(event.from, `${what} ${campaignName}`, talk, `invitation:${id}`);
    }
    case 'invitationAnswered': {
      const what = ANSWER_WORDS[event.answer];
      return other(event.by, `${what} ${campaignName}`, talk, `answer:${id}:${event.answer}`);
    }
    case 'agreementShared':
      return other(event.by, `shared the agreement for ${campaignName}`, agreement);
    case 'agreementSigned':
      return other(
        event.by,
        `signed the agreement for ${campaignName}`,
        agreement,
        `agreement-signed:${id}:${event.by.id}`,
      );
  }
}

const ANSWER_WORDS: Record<InvitationAnswer, string> = {
  interested: 'is interested in',
  accepted: 'will take part in',
  declined: 'will not take part in',
};

function describeBilling(event: BillingEvent): EventDescription {
  const plans = '/upgrade-plan';
  const account = '/profile/brand/payment-methods';
  const credits = '/manage-sms-marketing';
  switch (event.kind) {
    case 'trialEnding': {
      const days = event.daysLeft === 1 ? '1 day' : `${event.daysLeft} days`;
      const key = `trial-ending:${dayOf(event.trialEndsAt)}:${event.daysLeft}`;
      return own('billing', `Your trial ends in ${days}. Choose a plan to go on`, plans, key);
    }
    case 'trialEnded': {
      const key = `trial-ended:${dayOf(event.trialEndsAt)}`;
      return own('billing', 'Your trial has ended. Choose a plan to go on', plans, key);
    }
    case 'paymentFailed':
      return own(
        'billing',
        'Your payment did not go through. Please check your card',
        '/missing-payment',
        `payment-failed:${event.reference}`,
      );
    case 'planChanged': {
      const key = event.reference && `plan-changed:${event.reference}`;
      return own('billing', `Your plan is now ${event.planName}`, account, key);
    }
    case 'planEnded':
      return own(
        'billing',
        'Your plan has ended. Your brand goes on with Basic',
        plans,
        `plan-ended:${event.reference}`,
      );
    case 'creditsLow': {
      const left =
        event.creditsLeft === 1 ? '1 SMS credit is' : `${event.creditsLeft} SMS credits are`;
      return own('billing', `Only ${left} left`, credits, `credits-low:${event.reference}`);
    }
    case 'creditsRefilled': {
      const added = event.credits.toLocaleString('en-US');
      const key = `credits-refilled:${event.reference}`;
      return own('billing', `Auto-refill added ${added} SMS credits`, credits, key);
    }
    case 'refillFailed':
      return own(
        'billing',
        'Your SMS credits were not refilled: the card was refused',
        credits,
        `refill-failed:${event.reference}`,
      );
  }
}

function own(
  category: NotificationCategory,
  text: string,
  to: string,
  key?: string,
): EventDescription {
  return { category, text, to, picture: { of: 'ownBrand' }, ...(key ? { key } : {}) };
}

function other(brand: OtherBrand, what: string, to: string, key?: string): EventDescription {
  return {
    category: 'partnerships',
    text: `${brand.name} ${what}`,
    to,
    picture: { of: 'otherBrand', url: brand.logo },
    ...(key ? { key } : {}),
  };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
