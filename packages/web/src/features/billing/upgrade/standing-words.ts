import type { Billing } from '@tandem/contract/billing';
import { formatDaysLeft } from '@tandem/domain/time/days-between';
import { formatDay } from '../day.tsx';

/** Where the brand stands today, in a sentence. */
export function standingWords({ tier, subscription, trialEndsAt }: Billing, now: Date): string {
  if (subscription) {
    const until = formatDay(subscription.periodEnd);
    return `You are on ${subscription.name}. It ${subscription.renews ? 'renews' : 'ends'} on ${until}.`;
  }
  if (tier === 'trial' && trialEndsAt) {
    const left = formatDaysLeft(new Date(trialEndsAt), now).toLowerCase();
    return `Your trial runs until ${formatDay(trialEndsAt)} (${left}). Choose a plan at any time; you pay from the day you choose it.`;
  }
  if (tier === 'post-trial-paywall') {
    return 'Your trial has ended. Everything you made is kept. Choose a plan to go on.';
  }
  if (tier === 'white') return 'You are on Basic. Move up when you need more.';
  return 'Choose the plan that fits.';
}
