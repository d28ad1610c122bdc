import { Stripe } from 'stripe';
import type { Clock } from '../../clock/clock.ts';
import { ForgedEvent, type PaymentEvent, type Payments } from '../payments.ts';
import { keepRenewal, orderAtStripe, payAtStripe, sellAtStripe } from './collect-with-stripe.ts';
import { readStripeCustomer } from './read-stripe-customer.ts';
import { EventObject, STRIPE_API_VERSION } from './stripe-shapes.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where a test's own server listens. */
  baseUrl?: string;
}

const TOLERANCE_SECONDS = 300;

/** The real adapter. Cards are entered on Stripe's pages, renewals follow Stripe's calendar. */
export function stripeGateway(settings: StripeSettings, clock: Clock): Payments {
  const stripe = new Stripe(settings.secretKey, {
    // The library's type names only its own newest version.
    apiVersion: STRIPE_API_VERSION as never,
    maxNetworkRetries: 2,
    telemetry: false,
    ...hostOf(settings.baseUrl),
  });
  return {
    kind: 'stripe',
    async createCustomer({ reference, name, email }) {
      const customer = await stripe.customers.create(
        { name, email, metadata: { reference } },
        { idempotencyKey: `customer-${reference}` },
      );
      return customer.id;
    },
    async startCardSetup(customerId, returnUrl) {
      // The library's newest types have dropped the list of kinds; the pinned version wants it.
      const kinds = { payment_method_types: ['card'] };
      const session = await stripe.checkout.sessions.create({
        ...kinds,
        mode: 'setup',
        customer: customerId,
        success_url: returnUrl,
        cancel_url: returnUrl,
      });
      if (!session.url) throw new Error('Stripe gave no address for the set-up');
      return { kind: 'redirect', url: session.url };
    },
    async setDefaultMethod(customerId, methodId) {
      await stripe.customers.update(customerId, {
        invoice_settings: { default_payment_method: methodId },
      });
    },
    async removeMethod(_customerId, methodId) {
      await stripe.paymentMethods.detach(methodId);
    },
    changePlan: (id, order) => orderAtStripe(stripe, id, order, clock.now()),
    setRenewal: (id, renews) => keepRenewal(stripe, id, renews),
    payInvoice: (_id, invoiceId, key) => payAtStripe(stripe, invoiceId, { isAttended: true, key }),
    sell: (id, sale) => sellAtStripe(stripe, id, sale),
    readCustomer: (id) => readStripeCustomer(stripe, id, clock.now().getTime()),
    readEvent(headers, body) {
      const signature = String(headers['stripe-signature'] ?? '');
      return readStripeEvent(stripe, { body, signature, secret: settings.webhookSecret, clock });
    },
  };
}

function readStripeEvent(
  stripe: Stripe,
  sent: { body: string; signature: string; secret: string; clock: Clock },
): PaymentEvent {
  const { body, signature, secret, clock } = sent;
  const now = clock.now().getTime();
  const read = () =>
    stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now);
  try {
    const { id, type, data } = read();
    const about = EventObject.parse(data.object);
    const customerId = about.object === 'customer' ? about.id : about.customer;
    return { id, type, customerId: customerId ?? null };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new ForgedEvent('wrong signature');
  }
}

function hostOf(baseUrl: string | undefined) {
  if (!baseUrl) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { host: hostname, port, protocol: scheme };
}
