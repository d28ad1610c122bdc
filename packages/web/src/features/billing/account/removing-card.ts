import type { Billing, PaymentMethod } from '@tandem/contract/billing';
import { formatDay } from '../day.tsx';

type Standing = Pick<Billing, 'paymentMethods' | 'subscription' | 'delinquent'>;

/** Why a card cannot go yet, before anybody is asked; the server refuses it too. */
export function whyCardStays(billing: Standing, card: PaymentMethod): string | undefined {
  if (!isOnlyCard(billing, card)) return undefined;
  if (billing.delinquent) return 'Add another card first: this one pays what is owed.';
  const { subscription } = billing;
  if (!subscription?.renews) return undefined;
  return `Add another card first, or cancel the plan: this one pays for ${subscription.name}.`;
}

/** What comes of removing a card, so that nobody finds out later. */
export function whatFollows(billing: Standing, card: PaymentMethod): string {
  if (!isOnlyCard(billing, card)) {
    return card.isDefault
      ? 'It is the card that is charged. Another of your cards takes its place.'
      : 'You can add it again at any time.';
  }
  const { subscription } = billing;
  const plan = subscription
    ? `${subscription.name} works until ${formatDay(subscription.periodEnd)} and then ends. `
    : '';
  return `It is your only card. ${plan}Auto-refill of SMS credits is switched off, and plans and credits cannot be bought until you add another card.`;
}

function isOnlyCard({ paymentMethods }: Standing, { id }: PaymentMethod): boolean {
  return paymentMethods.every((card) => card.id === id);
}
