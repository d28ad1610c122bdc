import type { HandlersFor } from '../../../platform/http/handler.ts';
import { HttpError, invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { CustomerSnapshot } from '../../../platform/payments/payments.ts';
import type { Services } from '../../../platform/services.ts';
import { openAccount } from '../open-account.ts';
import { findAccount } from '../queries.ts';
import { setAutorefill } from '../sms-bank/queries.ts';
import { syncAccount } from '../sync-account.ts';
import { methodsToWire } from '../wire.ts';

type CardOperation =
  | 'POST /payment-methods/setup'
  | 'POST /payment-methods'
  | 'PUT /payment-methods/:id/default'
  | 'DELETE /payment-methods/:id';

export function cardHandlers(services: Services): HandlersFor<CardOperation> {
  const { db, payments, config } = services;
  const cardsOf = async (brandId: number) => {
    const account = await findAccount(db.root, brandId);
    return account ? methodsToWire(account.snapshot) : [];
  };
  return {
    'POST /payment-methods/setup': async ({ brand, caller }) => {
      const { customerId } = await openAccount(services, brand, caller.person);
      return payments.startCardSetup(customerId, `${config.publicUrl}/app/payment-methods`);
    },
    'POST /payment-methods': async ({ brand, caller, body, now }) => {
      if (!payments.local) throw notFound('form for cards: they are added on the provider’s page');
      const { number, expMonth, expYear } = body;
      // A card is good until the end of the month it names.
      if (Date.UTC(expYear, expMonth) <= now.getTime()) {
        throw invalidField('expYear', 'This card has expired');
      }
      const { customerId } = await openAccount(services, brand, caller.person);
      await payments.local.addCard(customerId, { number, expMonth, expYear });
      await syncAccount(services, brand.id);
      return cardsOf(brand.id);
    },
    'PUT /payment-methods/:id/default': async ({ brand, params }) => {
      const account = await findAccount(db.root, brand.id);
      requireOwnCard(account?.snapshot, params.id);
      await payments.setDefaultMethod(account?.customerId ?? '', params.id);
      await syncAccount(services, brand.id);
      return cardsOf(brand.id);
    },
    'DELETE /payment-methods/:id': async ({ brand, params }) => {
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
      return cardsOf(brand.id);
    },
  };
}

/** Somebody else's card is not found, like one that never was. */
function requireOwnCard(snapshot: CustomerSnapshot | undefined, id: string): CustomerSnapshot {
  if (!snapshot?.methods.some((method) => method.id === id)) throw notFound('card');
  return snapshot;
}
