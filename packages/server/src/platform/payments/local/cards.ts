import { randomUUID } from 'node:crypto';
import type { NewCard } from '../payments.ts';
import { behaviorOf, cardBrandOf } from '../test-cards.ts';
import { insertMethod, listMethods, markMethodRemoved, setDefaultMethodId } from './queries.ts';
import { announce, type Settling } from './settle-invoice.ts';

/** Keeps a card; the first one is charged from now on. */
export async function addCard(settling: Settling, card: NewCard): Promise<string> {
  const { tx, customer, now } = settling;
  const id = `card_${randomUUID()}`;
  const { number, expMonth, expYear } = card;
  await insertMethod(tx, {
    id,
    customerId: customer.id,
    brand: cardBrandOf(number),
    last4: number.slice(-4),
    expMonth,
    expYear,
    behavior: behaviorOf(number),
    createdAt: now,
  });
  if (!customer.defaultMethodId) await setDefaultMethodId(tx, customer.id, id);
  await announce(settling, 'payment_method.attached');
  return id;
}

export async function chooseCard(settling: Settling, methodId: string): Promise<void> {
  const { tx, customer } = settling;
  const methods = await listMethods(tx, customer.id);
  if (!methods.some(({ id }) => id === methodId)) return;
  await setDefaultMethodId(tx, customer.id, methodId);
  await announce(settling, 'customer.updated');
}

/** Takes a card away; the oldest of the others takes the place of a default. */
export async function removeCard(settling: Settling, methodId: string): Promise<void> {
  const { tx, customer, now } = settling;
  const methods = await listMethods(tx, customer.id);
  if (!methods.some(({ id }) => id === methodId)) return;
  await markMethodRemoved(tx, methodId, now);
  if (customer.defaultMethodId === methodId) {
    const next = methods.find(({ id }) => id !== methodId);
    await setDefaultMethodId(tx, customer.id, next?.id ?? null);
  }
  await announce(settling, 'payment_method.detached');
}
