import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { findAccount } from '../queries.ts';
import { syncAccount } from '../sync-account.ts';
import { cardsOf, requireOwnCard } from './cards-of.ts';

export function chooseCard(services: Services): Handler<'PUT /payment-methods/:id/default'> {
  const { db, payments } = services;
  return async ({ brand, params }) => {
    const account = await findAccount(db.root, brand.id);
    requireOwnCard(account?.snapshot, params.id);
    await payments.setDefaultMethod(account?.customerId ?? '', params.id);
    await syncAccount(services, brand.id);
    return cardsOf(db.root, brand.id);
  };
}
