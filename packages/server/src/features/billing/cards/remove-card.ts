import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findAccount } from '../queries.ts';
import { setAutorefill } from '../sms-bank/queries.ts';
import { syncAccount } from '../sync-account.ts';
import { cardsOf, requireOwnCard } from './cards-of.ts';

export function removeCard(services: Services): Handler<'DELETE /payment-methods/:id'> {
  const { db, payments } = services;
  return async ({ brand, params }) => {
    const account = await findAccount(db.root, brand.id);
    const { methods, subscription, isDelinquent } = requireOwnCard(account?.snapshot, params.id);
    if (methods.length === 1 && (subscription?.renews || isDelinquent)) {
      throw new HttpError(409, 'conflict', 'Add another card first: this one pays for the plan.');
    }
    await payments.removeMethod(account?.customerId ?? '', params.id);
    await syncAccount(services, brand.id);
    // Without a card nothing can be refilled; off is better than failing at the next text.
    if (methods.length === 1) {
      await db.transaction((tx) => setAutorefill(tx, brand.id, null));
    }
    return cardsOf(db.root, brand.id);
  };
}
