/**
 * Whoever keeps cards and collects money. The gateway is where the truth about a customer lives;
 * the product keeps a copy (`readCustomer`) that it renews after each call of its own and each
 * event it is sent. No method may be called inside a database transaction: a real gateway is a
 * network away.
 */
export interface Payments {
  readonly kind: 'local' | 'stripe';
  /** The same reference twice is one customer. Answers the customer's id at the gateway. */
  createCustomer(customer: { reference: string; name: string; email: string }): Promise<string>;
  /** How a person adds a card; `returnUrl` is where a foreign page sends them afterwards. */
  startCardSetup(customerId: string, returnUrl: string): Promise<CardSetup>;
  setDefaultMethod(customerId: string, methodId: string): Promise<void>;
  removeMethod(customerId: string, methodId: string): Promise<void>;
  /** Starts a plan or changes to it, at once, charging what the change costs. */
  changePlan(customerId: string, order: PlanOrder): Promise<PaymentResult>;
  /** False lets the plan end with its period, true takes that back. */
  setRenewal(customerId: string, renews: boolean): Promise<void>;
  /** Charges an open invoice because somebody asked; the same key again charges nothing more. */
  payInvoice(customerId: string, invoiceId: string, key: string): Promise<PaymentResult>;
  /** Sells something once, such as a pack of credits, on an invoice of its own. */
  sell(customerId: string, sale: Sale): Promise<PaymentResult>;
  readCustomer(customerId: string): Promise<CustomerSnapshot>;
  /** Checks the signature of an event and reads it; throws `ForgedEvent`. */
  readEvent(headers: Record<string, unknown>, body: string): PaymentEvent;
  /** What only the embedded gateway has, because it plays the bank and the passing of time too. */
  readonly local?: LocalControls;
}

export type CardSetup = { kind: 'form' } | { kind: 'redirect'; url: string };

export interface PlanOrder {
  /** Repeating an order with the same key is the same order. */
  key: string;
  planId: string;
  name: string;
  priceCents: number;
  months: number;
  renews: boolean;
}

export interface Sale {
  /** Repeating a sale with the same key is the same sale. */
  key: string;
  /** What is sold; comes back on the invoice, so that a paid one can be delivered. */
  item: string;
  description: string;
  amountCents: number;
  /** Whether the person is there to confirm; an automatic refill has nobody. */
  isAttended: boolean;
}

export type PaymentResult =
  | { status: 'done' }
  | { status: 'needs_confirmation'; confirmUrl: string }
  | { status: 'declined' };

/** A customer as the gateway knows it. Moments are ISO texts, because the copy is stored as JSON. */
export interface CustomerSnapshot {
  /** Grows with every change, so that an older copy never replaces a newer one. */
  revision: number;
  /** A renewal could not be charged and is still owed. */
  isDelinquent: boolean;
  creditCents: number;
  methods: CardOnFile[];
  subscription: SubscriptionSnapshot | null;
  /** Newest first. */
  invoices: InvoiceSnapshot[];
}

export interface CardOnFile {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
}

export interface SubscriptionSnapshot {
  planId: string;
  priceCents: number;
  status: 'active' | 'past_due';
  periodStart: string;
  periodEnd: string;
  /** False: it ends with the period. */
  renews: boolean;
  /** False for a plan that is paid once and cannot go on by itself. */
  canRenew: boolean;
}

export interface InvoiceSnapshot {
  id: string;
  /** The key of the order or sale it came from; null for renewals. */
  key: string | null;
  number: string;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  totalCents: number;
  lines: { description: string; amountCents: number }[];
  /** The plan it is for, or null. */
  planId: string | null;
  /** The item of a sale, or null. */
  item: string | null;
  chargeId: string | null;
  createdAt: string;
  paidAt: string | null;
  nextAttemptAt: string | null;
  confirmUrl: string | null;
}

export interface PaymentEvent {
  id: string;
  type: string;
  /** Null for events that are about no customer of ours. */
  customerId: string | null;
}

export class ForgedEvent extends Error {}

export interface NewCard {
  number: string;
  expMonth: number;
  expYear: number;
}

export interface LocalControls {
  addCard(customerId: string, card: NewCard): Promise<string>;
  /** The bank's answer about a payment that waits for confirmation. */
  confirm(customerId: string, invoiceId: string, approve: boolean): Promise<PaymentResult>;
  /** Renews, ends and retries whatever is due; once a day is enough. */
  collectDue(): Promise<void>;
  /** An event as it is sent: its body and the header that proves where it comes from. */
  signedEvent(
    eventId: string,
  ): Promise<{ body: string; headers: Record<string, string> } | undefined>;
}
