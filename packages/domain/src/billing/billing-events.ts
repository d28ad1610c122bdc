// What billing tells a brand's members: trials, plans, payments and SMS credits.

import {
  aboutOwnBrand,
  dayOf,
  type EventDescriptions,
} from '../notifications/event-description.ts';

const PLANS = '/upgrade-plan';
const ACCOUNT = '/profile/brand/payment-methods';
const CREDITS = '/manage-sms-marketing';

export const billingEvents = {
  trialEnding: ({ daysLeft, trialEndsAt }: { daysLeft: number; trialEndsAt: Date }) => {
    const days = daysLeft === 1 ? '1 day' : `${daysLeft} days`;
    const key = `trial-ending:${dayOf(trialEndsAt)}:${daysLeft}`;
    return told(`Your trial ends in ${days}. Choose a plan to go on`, PLANS, key);
  },

  trialEnded: ({ trialEndsAt }: { trialEndsAt: Date }) =>
    told(
      'Your trial has ended. Choose a plan to go on',
      PLANS,
      `trial-ended:${dayOf(trialEndsAt)}`,
    ),

  paymentFailed: ({ reference }: { reference: string }) =>
    told(
      'Your payment did not go through. Please check your card',
      '/missing-payment',
      `payment-failed:${reference}`,
    ),

  planChanged: ({ planName, reference }: { planName: string; reference?: string }) =>
    told(`Your plan is now ${planName}`, ACCOUNT, reference && `plan-changed:${reference}`),

  planEnded: ({ reference }: { reference: string }) =>
    told('Your plan has ended. Your brand goes on with Basic', PLANS, `plan-ended:${reference}`),

  creditsLow: ({ creditsLeft, reference }: { creditsLeft: number; reference: string }) => {
    const left = creditsLeft === 1 ? '1 SMS credit is' : `${creditsLeft} SMS credits are`;
    return told(`Only ${left} left`, CREDITS, `credits-low:${reference}`);
  },

  creditsRefilled: ({ credits, reference }: { credits: number; reference: string }) =>
    told(
      `Auto-refill added ${credits.toLocaleString('en-US')} SMS credits`,
      CREDITS,
      `credits-refilled:${reference}`,
    ),

  refillFailed: ({ reference }: { reference: string }) =>
    told(
      'Your SMS credits were not refilled: the card was refused',
      CREDITS,
      `refill-failed:${reference}`,
    ),
} satisfies EventDescriptions;

function told(text: string, to: string, key?: string) {
  return aboutOwnBrand({ category: 'billing', text, to }, key);
}
