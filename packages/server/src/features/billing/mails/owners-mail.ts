/** What owners are written about money. All that the words need is in here: a queue outlives rows. */
export type OwnersMail = { brandId: number } & OwnersNews;

export type OwnersNews =
  | { kind: 'trial-ending'; daysLeft: number }
  | { kind: 'trial-ended' }
  | { kind: 'receipt'; receipt: MailedReceipt }
  /** A renewal that the calendar tried to charge in vain. */
  | { kind: 'charge-failed'; what: string; totalCents: number; nextAttemptAt: string | null }
  /** Somebody wanted to pay, and the card said no. */
  | { kind: 'purchase-refused'; what: string; totalCents: number }
  | { kind: 'refill-failed'; what: string; totalCents: number; hasCard: boolean }
  | { kind: 'plan-ended'; planName: string; reason: PlanEnd };

export interface MailedReceipt {
  number: string;
  lines: { description: string; amountCents: number }[];
  totalCents: number;
  cause: 'purchase' | 'refill' | 'renewal';
  /** Who pressed the button; null where nobody did, or nobody remembers. */
  buyer: string | null;
}

/** `over` is a plan that was paid once; the others would have gone on. */
export type PlanEnd = 'unpaid' | 'canceled' | 'over';
