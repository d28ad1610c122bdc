import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlanVariant, PLAN_VARIANTS, type PlanVariant } from './plan-variants.ts';
import { previewPlanChange } from './preview-plan-change.ts';

const plan = (id: string) => findPlanVariant(id) as PlanVariant;
const now = new Date('2026-03-16T00:00:00Z');
const halfUsed = {
  name: 'Essential (monthly)',
  priceCents: 199_00,
  periodStart: new Date('2026-03-01T00:00:00Z'),
  periodEnd: new Date('2026-03-31T00:00:00Z'),
  isPaid: true,
};

describe('the first plan', () => {
  it('costs its price and lasts its interval', () => {
    const next = plan('premium-quarterly');
    expect(previewPlanChange({ current: null, next, creditCents: 0, now })).toEqual({
      lines: [{ description: 'Premium (quarterly)', amountCents: next.priceCents }],
      dueNowCents: next.priceCents,
      usedCreditCents: 0,
      addedCreditCents: 0,
      periodEnd: new Date('2026-06-16T00:00:00Z'),
      renews: true,
    });
  });

  it('does not renew when it is paid upfront', () => {
    const next = plan('premium-buy-3-get-1');
    const cost = previewPlanChange({ current: null, next, creditCents: 0, now });
    expect(cost).toMatchObject({ renews: false, periodEnd: new Date('2026-07-16T00:00:00Z') });
  });
});

describe('a change', () => {
  const change = (id: string, more: object = {}) =>
    previewPlanChange({ current: halfUsed, next: plan(id), creditCents: 0, now, ...more });

  it('up: credits half a month that is left of it', () => {
    expect(change('premium-monthly')).toMatchObject({
      lines: [
        { description: 'Premium (monthly)', amountCents: 499_00 },
        { description: 'Unused time on Essential (monthly)', amountCents: -99_50 },
      ],
      dueNowCents: 399_50,
      addedCreditCents: 0,
    });
  });

  it.each([
    ['2026-03-15T23:59:59.999Z', 99_50 + 6_63],
    ['2026-03-16T00:00:00.000Z', 99_50],
    ['2026-03-16T00:00:00.001Z', 99_50],
    ['2026-03-17T00:00:00.000Z', 92_86],
    ['2026-03-01T00:00:00.001Z', 199_00],
    ['2026-03-30T23:59:59.999Z', 6_63],
  ])('at %s credits %i cents: the day in progress counts as unused', (moment, cents) => {
    const cost = change('premium-monthly', { now: new Date(moment) });
    expect(cost.dueNowCents).toBe(499_00 - cents);
  });

  it('down: keeps what the cheaper plan does not use up', () => {
    const current = { ...halfUsed, name: 'Pro (monthly)', priceCents: 899_00 };
    expect(change('essential-monthly', { current })).toMatchObject({
      dueNowCents: 0,
      addedCreditCents: 449_50 - 199_00,
    });
  });

  it('uses earlier credit only as far as it is needed', () => {
    expect(change('premium-monthly', { creditCents: 500_00 })).toMatchObject({
      dueNowCents: 0,
      usedCreditCents: 399_50,
      addedCreditCents: 0,
    });
  });

  it('credits nothing of a period that is over or was not paid', () => {
    const unpaid = { ...halfUsed, isPaid: false };
    const over = { ...halfUsed, periodEnd: now };
    for (const current of [unpaid, over]) {
      expect(change('premium-monthly', { current }).dueNowCents).toBe(499_00);
    }
  });
});

it('neither makes nor loses a cent: price = paid now + unused + credit used - credit kept', () => {
  const sold = PLAN_VARIANTS.filter(({ priceCents }) => priceCents !== null);
  fc.assert(
    fc.property(
      fc.constantFrom(...sold),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: -1, max: 31 }),
      (next, paidCents, creditCents, day) => {
        const at = new Date(halfUsed.periodStart.getTime() + day * 86_400_000);
        const current = { ...halfUsed, priceCents: paidCents };
        const cost = previewPlanChange({ current, next, creditCents, now: at });
        const total = cost.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(total).toBe(cost.dueNowCents - cost.addedCreditCents);
        expect(Math.min(cost.dueNowCents, cost.addedCreditCents)).toBe(0);
        expect(cost.usedCreditCents).toBeLessThanOrEqual(creditCents);
        if (cost.addedCreditCents > 0) expect(cost.usedCreditCents).toBe(0);
      },
    ),
  );
});
