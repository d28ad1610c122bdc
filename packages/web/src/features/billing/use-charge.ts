import { useQuery } from '@tanstack/react-query';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { impersonatedUserId } from '../../lib/session/impersonation.ts';
import { useProfile } from '../../lib/session/profile-query.ts';
import { confirmAction } from '../../ui/confirm/confirm-action.ts';
import { billingQuery } from './billing-query.ts';
import { chargeQuestion } from './charge-question.ts';
import { usePressKey } from './use-press-key.ts';

type Send<T> = (key: string, headers: Record<string, string>) => Promise<T>;

/**
 * Charges a card, once per press. Whoever acts as somebody else is asked once more, with the brand,
 * the amount and the card by name; the server refuses without. Null when they did not agree.
 */
export function useCharge() {
  const brand = useCurrentBrand();
  const { displayName: person } = useProfile();
  const { data: billing } = useQuery(billingQuery(brand.id));
  const withKey = usePressKey();
  return async function charge<T>(cents: number, send: Send<T>): Promise<T | null> {
    const isTheirMoney = impersonatedUserId() !== null && cents > 0;
    if (!isTheirMoney) return withKey((key) => send(key, {}));
    const card = billing?.paymentMethods.find(({ isDefault }) => isDefault);
    const question = chargeQuestion({ cents, brand: brand.accountname, person, card });
    if (!(await confirmAction(question))) return null;
    return withKey((key) => send(key, { 'X-Confirmed-Charge': String(cents) }));
  };
}
