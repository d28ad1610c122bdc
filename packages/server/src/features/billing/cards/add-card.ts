import type { Handler } from '../../../platform/http/handler.ts';
import { invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { openAccount } from '../open-account.ts';
import { syncAccount } from '../sync-account.ts';
import { cardsOf } from './cards-of.ts';

export function addCard(services: Services): Handler<'POST /payment-methods'> {
  const { db, payments } = services;
  return async ({ brand, caller, body, now }) => {
    if (!payments.local) throw notFound('form for cards: they are added on the provider’s page');
    const { number, expMonth, expYear } = body;
    // A card is good until the end of the month it names.
    if (Date.UTC(expYear, expMonth) <= now.getTime()) {
      throw invalidField('expYear', 'This card has expired');
    }
    const { customerId } = await openAccount(services, brand, caller.person);
    await payments.local.addCard(customerId, { number, expMonth, expYear });
    await syncAccount(services, brand.id);
    return cardsOf(db.root, brand.id);
  };
}
