// What changing to a plan costs now. Every change takes effect at once and begins a new period: the
// unused days of the running one are credited, the one in progress among them, and what is left of
// a larger credit pays for later invoices (decision 0050). Whole days keep a price that was shown
// true until it is confirmed. A period that has not been paid for gives no credit.

import { addMonths, DAY_MS } from '../time/durations.ts';
import type { PlanVariant } from './plan-variants.ts';

export function previewPlanChange({ current, next, creditCents, now }: PlanChange): PlanChangeCost {
  const unusedCents = current ? unusedPart(current, now) : 0;
  const priceCents = next.priceCents ?? 0;
  const afterUnused = priceCents - unusedCents;
  const usedCreditCents = Math.min(creditCents, Math.max(0, afterUnused));
  const lines = [{ description: next.name, amountCents: priceCents }];
  if (current && unusedCents > 0) {
    lines.push({ description: `Unused time on ${current.name}`, amountCents: -unusedCents });
  }
  if (usedCreditCents > 0) {
    lines.push({ description: 'Credit from earlier changes', amountCents: -usedCreditCents });
  }
  return {
    lines,
    dueNowCents: Math.max(0, afterUnused) - usedCreditCents,
    usedCreditCents,
    addedCreditCents: Math.max(0, -afterUnused),
    periodEnd: addMonths(now, next.months),
    renews: next.interval !== 'upfront',
  };
}

export type PlanChange = {
  current: PaidPeriod | null;
  next: Pick<PlanVariant, 'name' | 'priceCents' | 'months' | 'interval'>;
  creditCents: number;
  now: Date;
};

export type PaidPeriod = {
  name: string;
  priceCents: number;
  periodStart: Date;
  periodEnd: Date;
  isPaid: boolean;
};

export type PlanChangeCost = {
  lines: { description: string; amountCents: number }[];
  dueNowCents: number;
  usedCreditCents: number;
  addedCreditCents: number;
  periodEnd: Date;
  renews: boolean;
};

function unusedPart({ priceCents, periodStart, periodEnd, isPaid }: PaidPeriod, now: Date): number {
  if (!isPaid || now >= periodEnd) return 0;
  const whole = periodEnd.getTime() - periodStart.getTime();
  const unused = periodEnd.getTime() - prorationStart({ periodStart, periodEnd }, now).getTime();
  return Math.floor((priceCents * unused) / whole);
}

/** The beginning of the day in progress; days are counted back from the end of the period. */
export function prorationStart(
  { periodStart, periodEnd }: Pick<PaidPeriod, 'periodStart' | 'periodEnd'>,
  now: Date,
): Date {
  const days = Math.ceil((periodEnd.getTime() - now.getTime()) / DAY_MS);
  return new Date(Math.max(periodStart.getTime(), periodEnd.getTime() - days * DAY_MS));
}
