import { findPlanVariant, type PlanVariant } from '@tandem/domain/billing/plan-variants';
import { findSmsCreditPlan } from '@tandem/domain/billing/sms-credit-plans';
import { addMonths, DAY_MS } from '@tandem/domain/time/durations';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { DemoScene } from '../../../platform/demo/demo-part.ts';
import { localGateway } from '../../../platform/payments/local/local-gateway.ts';
import { type CardBehavior, TEST_CARDS } from '../../../platform/payments/test-cards.ts';
import type { Services } from '../../../platform/services.ts';
import { type DemoBrand, demoBrands } from '../../brands/public.ts';
import { adoptCustomer } from '../adopt-customer.ts';
import { recordPurchase } from '../queries.ts';
import { giveWelcomeCredits } from '../sms-bank/give-welcome-credits.ts';
import { mailDemoReceipts } from './mail-demo-receipts.ts';

/** Agreed with the one brand that has it. */
const ELITE_PRICE_CENTS = 18_000_00;
/** Its card stopped working two days ago, so that dunning can be seen. */
const OWING_BRAND = 'gildfinch';
const OWED_DAYS = 2;
const MONTHS_BEFORE_DEBT = 2;

/**
 * Gives the brands the cards, plans and invoices that their belts speak of, by living through the
 * time since with the local gateway, on the seeding transaction and without telling anybody.
 */
export async function seedBilling(
  tx: Transaction,
  { brandIds, userIds, now }: DemoScene,
  { db, realtime, config, payments }: Services,
): Promise<void> {
  // The customers would not exist at a real gateway.
  if (payments.kind !== 'local') return;
  const inside: Database = { ...db, root: tx, transaction: (work) => work(tx) };
  const clock = { today: now, now: () => clock.today };
  const gateway = localGateway({
    db: inside,
    clock,
    realtime: { ...realtime, publish: async () => {} },
    publicUrl: config.publicUrl,
    secret: 'never used to sign',
    onEvent: async () => {},
  });
  for (const brand of demoBrands) {
    const brandId = brandIds.get(brand.slug);
    if (brandId === undefined) continue;
    await giveWelcomeCredits(tx, brandId, now);
    const plan = planOf(brand);
    if (!plan) continue;
    const owes = brand.slug === OWING_BRAND;
    // Months are counted back from the day that was not paid, so that it is that day again.
    const failedOn = new Date(now.getTime() - OWED_DAYS * DAY_MS);
    clock.today = owes
      ? addMonths(failedOn, -MONTHS_BEFORE_DEBT)
      : new Date(now.getTime() - daysSince(brand) * DAY_MS);
    const reference = `brand-${brandId}`;
    const email = `owner@${brand.slug}.example`;
    const id = await gateway.createCustomer({ reference, name: brand.accountName, email });
    await gateway.local.addCard(id, cardOf('succeeds', now));
    const { id: planId, name, months, interval } = plan;
    const priceCents = plan.priceCents ?? ELITE_PRICE_CENTS;
    const renews = interval !== 'upfront';
    await gateway.changePlan(id, { key: reference, planId, name, priceCents, months, renews });
    while (clock.today < now) {
      const { subscription } = await gateway.readCustomer(id);
      const end = new Date(subscription?.periodEnd ?? now);
      // The card that paid so far gives way to one that does not, just before the last renewal.
      if (owes && addMonths(end, 1) > now) {
        const failing = await gateway.local.addCard(id, cardOf('failsLater', now));
        await gateway.setDefaultMethod(id, failing);
        for (clock.today = end; clock.today < now; clock.today = dayAfter(clock.today)) {
          await gateway.local.collectDue();
        }
        break;
      }
      if (end >= now) break;
      clock.today = end;
      await gateway.local.collectDue();
    }
    clock.today = now;
    const pack = brand.slug === 'northwind' ? findSmsCreditPlan('sms-1500') : undefined;
    if (pack) {
      const { id: item, name, priceCents: amountCents } = pack;
      const description = `SMS marketing: ${name}`;
      const key = `${reference}-sms`;
      // Nothing refills by itself here: the history names the one who bought.
      const userId = userIds.get(email);
      if (userId !== undefined) {
        await recordPurchase(tx, { brandId, reference: key, userId, createdAt: now });
      }
      await gateway.sell(id, { key, item, description, amountCents, isAttended: true });
    }
    const snapshot = await gateway.readCustomer(id);
    await adoptCustomer(tx, { brandId, customerId: id, snapshot }, now);
    if (pack) await mailDemoReceipts(inside, { brand, snapshot, email, realtime, config });
  }
}

/** The longer a brand has been here, the longer the interval it pays for. */
function planOf(brand: DemoBrand): PlanVariant | undefined {
  const { plan } = brand;
  if (plan.belt === 'trial' || plan.belt === 'post-trial-paywall' || plan.belt === 'white') {
    return undefined;
  }
  // The staff brand pays nothing, and no paywall stops it.
  if (plan.staff) return undefined;
  if (plan.belt === 'elite') return findPlanVariant('elite-custom');
  const name = { greenFixed: 'essential', black: 'premium', pro: 'pro' }[plan.belt];
  const { sinceDays } = plan;
  const offer = sinceDays > 250 ? 'annually' : sinceDays > 120 ? 'bi-annually' : 'monthly';
  return findPlanVariant(`${name}-${offer}`);
}

function daysSince({ plan }: DemoBrand): number {
  return 'sinceDays' in plan ? plan.sinceDays : 0;
}

function dayAfter(day: Date): Date {
  return new Date(day.getTime() + DAY_MS);
}

function cardOf(behavior: CardBehavior, now: Date) {
  return { number: TEST_CARDS[behavior], expMonth: 12, expYear: now.getUTCFullYear() + 3 };
}
