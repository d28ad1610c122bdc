import { z } from 'zod';
import type { LocalControls, Payments } from '../payments.ts';
import { checkSignature, signEvent } from '../signed-event.ts';
import { buyItem, buyPlan } from './buy.ts';
import { addCard, chooseCard, removeCard } from './cards.ts';
import { collectDue } from './collect-due.ts';
import type { LocalGatewayDeps } from './local-gateway-deps.ts';
import {
  findEvent,
  findInvoice,
  findSubscription,
  holdCustomer,
  insertCustomer,
  listDueCustomers,
  lockCustomer,
  updateSubscription,
} from './queries.ts';
import { readCustomer } from './read-customer.ts';
import { announce, markPaid, refuse, type Settling, settleOnRequest } from './settle-invoice.ts';

const SIGNATURE_HEADER = 'tandem-signature';
const EventBody = z.object({ id: z.string(), type: z.string(), customerId: z.string() });

/** The embedded default: cards, plans and money in tables, with test cards that misbehave. */
export function localGateway(deps: LocalGatewayDeps): Payments & { local: LocalControls } {
  const { db, clock, secret } = deps;
  const within = <T>(customerId: string, work: (settling: Settling) => Promise<T>) =>
    db.transaction(async (tx) => {
      const customer = await lockCustomer(tx, customerId);
      if (!customer) throw new Error('the local gateway has no such customer');
      return work({ ...deps, tx, customer, now: clock.now() });
    });
  return {
    kind: 'local',
    async createCustomer({ reference, name, email }) {
      const id = `local_${reference}`;
      await insertCustomer(db.root, { id, name, email, createdAt: clock.now() });
      return id;
    },
    startCardSetup: async () => ({ kind: 'form' }),
    setDefaultMethod: (id, methodId) => within(id, (settling) => chooseCard(settling, methodId)),
    removeMethod: (id, methodId) => within(id, (settling) => removeCard(settling, methodId)),
    changePlan: (id, order) => within(id, (settling) => buyPlan(settling, order)),
    setRenewal: (id, renews) =>
      within(id, async (settling) => {
        const subscription = await findSubscription(settling.tx, id);
        if (!subscription || (renews && !subscription.canRenew)) return;
        await updateSubscription(settling.tx, id, { renews });
        await announce(settling, 'subscription.changed');
      }),
    payInvoice: (id, invoiceId, key) =>
      within(id, async (settling) => {
        const invoice = await findInvoice(settling.tx, id, invoiceId);
        return invoice ? settleOnRequest(settling, invoice, key) : { status: 'declined' };
      }),
    sell: (id, sale) => within(id, (settling) => buyItem(settling, sale)),
    readCustomer: (id) => db.transaction((tx) => readCustomer(tx, id, deps)),
    readEvent(headers, body) {
      checkSignature(body, headers[SIGNATURE_HEADER], { secret, now: clock.now() });
      return EventBody.parse(JSON.parse(body));
    },
    local: {
      addCard: (id, card) => within(id, (settling) => addCard(settling, card)),
      confirm: (id, invoiceId, approve) =>
        within(id, async (settling) => {
          const invoice = await findInvoice(settling.tx, id, invoiceId);
          if (!invoice?.awaitsConfirmation) return { status: 'declined' };
          if (approve) return markPaid(settling, invoice, `local-${invoice.id}`);
          // A refused renewal stays owed; its schedule goes on.
          if (invoice.purpose.kind === 'renewal') return { status: 'declined' };
          return refuse(settling, invoice);
        }),
      async collectDue() {
        const now = clock.now();
        for (const id of await listDueCustomers(db.root, now)) {
          await db.transaction(async (tx) => {
            // Another process may have been here since the list was made.
            await holdCustomer(tx, id);
            if ((await listDueCustomers(tx, now, id)).length === 0) return;
            const customer = await lockCustomer(tx, id);
            if (customer) await collectDue({ ...deps, tx, customer, now });
          });
        }
      },
      async signedEvent(eventId) {
        const event = await findEvent(db.root, eventId);
        if (!event) return undefined;
        const { id, type, customerId } = event;
        const body = JSON.stringify({ id, type, customerId });
        return { body, headers: { [SIGNATURE_HEADER]: signEvent(body, secret, clock.now()) } };
      },
    },
  };
}
