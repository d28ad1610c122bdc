import { DEFAULT_PLAN_TIER } from '@tandem/domain/billing/plan-tier';
import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import type { NotificationEvent } from '@tandem/domain/notifications/describe-event';
import type { Transaction } from '../../platform/db/database.ts';
import type { CustomerSnapshot } from '../../platform/payments/payments.ts';
import type { Services } from '../../platform/services.ts';
import { updatePlan } from '../brands/public.ts';
import { announce } from '../notifications/public.ts';
import { accountNews } from './mails/account-news.ts';
import { mailOwners } from './mails/mail-owners.ts';
import { mailReceipts } from './mails/mail-receipts.ts';
import { findAccount, lockAccount, rememberEvent, saveSnapshot } from './queries.ts';
import { deliverCredits } from './sms-bank/deliver-credits.ts';

type Needed = Pick<Services, 'db' | 'payments' | 'realtime' | 'jobs' | 'clock'>;

/**
 * Renews our copy of what the gateway knows and lets everything follow from it: the belt, bought
 * credits, receipts, mails about trouble. Called after our own calls and for each event, in any order: only
 * the difference to the last copy counts, an older picture never replaces a newer one, and with
 * `eventId` a second delivery does nothing.
 */
export async function syncAccount(
  services: Needed,
  brandId: number,
  eventId?: string,
): Promise<void> {
  const { db, payments, realtime, clock } = services;
  const account = await findAccount(db.root, brandId);
  if (!account) return;
  const now = clock.now();
  const fresh = await payments.readCustomer(account.customerId);
  await db.transaction(async (tx) => {
    if (eventId && !(await rememberEvent(tx, eventId, now))) return;
    const known = (await lockAccount(tx, brandId))?.snapshot;
    if (!known || fresh.revision <= known.revision) return;
    await saveSnapshot(tx, brandId, fresh);
    await followPlan(tx, brandId, known, fresh);
    const planEvent = planEventOf(known, fresh);
    if (planEvent) await announce(tx, services, { brandId, event: planEvent, now });
    await deliverCredits(tx, brandId, { known, fresh, now });
    await mailReceipts(services, tx, { brandId, known, fresh });
    for (const news of accountNews(known, fresh)) {
      await mailOwners(services, tx, { brandId, ...news });
    }
    if (fresh.isDelinquent && !known.isDelinquent) {
      const event = { kind: 'paymentFailed', reference: String(fresh.revision) } as const;
      await announce(tx, services, { brandId, onlyOwners: true, event, now });
    }
    await realtime.publish(tx, {
      to: { brands: [brandId] },
      message: { type: 'billing_changed', brandId },
    });
  });
}

/** The belt is what is subscribed to; whoever had a plan and has none goes on for free. */
async function followPlan(
  tx: Transaction,
  brandId: number,
  known: CustomerSnapshot,
  fresh: CustomerSnapshot,
): Promise<void> {
  if (fresh.subscription) {
    const tier = findPlanVariant(fresh.subscription.planId)?.tier;
    if (!tier) return;
    const isNew = fresh.subscription.planId !== known.subscription?.planId;
    await updatePlan(tx, brandId, {
      belt: tier,
      stripeBelt: tier,
      paymentMethod: 'card',
      // An offer is answered by any choice of a plan.
      ...(isNew ? { pendingPreferredTermsPlan: null } : {}),
    });
  } else if (known.subscription) {
    await updatePlan(tx, brandId, { belt: DEFAULT_PLAN_TIER, stripeBelt: null });
  }
}

function planEventOf(
  known: CustomerSnapshot,
  fresh: CustomerSnapshot,
): NotificationEvent | undefined {
  const reference = String(fresh.revision);
  if (!fresh.subscription) return known.subscription ? { kind: 'planEnded', reference } : undefined;
  const { planId } = fresh.subscription;
  if (planId === known.subscription?.planId) return;
  const planName = findPlanVariant(planId)?.name;
  return planName ? { kind: 'planChanged', planName, reference } : undefined;
}
