import type { PaymentMethod } from '@tandem/contract/billing';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import type { ConfirmQuestion } from '../../ui/confirm/confirm-action.ts';
import { cardName } from './card-name.ts';

type Charge = {
  cents: number;
  brand: string;
  /** In whose name. */
  person: string;
  card: PaymentMethod | undefined;
};

/** Asked of an admin who is about to spend somebody else's money. */
export function chargeQuestion({ cents, brand, person, card }: Charge): ConfirmQuestion {
  const sum = formatDollars(cents);
  return {
    title: `Charge ${sum} to ${brand}?`,
    body: `You are acting as ${person}. ${card ? cardName(card) : 'The card'} of ${brand} is charged ${sum} now, and the log keeps the amount with your name.`,
    confirmLabel: `Charge ${sum}`,
  };
}
