import {
  findSmsCreditPlan,
  isRefillDue,
  type SmsCreditPlan,
} from '@tandem/domain/billing/sms-credit-plans';
import type { Database } from '../../../platform/db/database.ts';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import type { PaymentResult, Sale } from '../../../platform/payments/payments.ts';
import type { Services } from '../../../platform/services.ts';
import { announce } from '../../notifications/public.ts';
import { mailOwners } from '../mails/mail-owners.ts';
import { findAccount } from '../queries.ts';
import { syncAccount } from '../sync-account.ts';
import { closeRefill, lockBank, openRefill, readBalance, setAutorefill } from './queries.ts';
import { newRefillKey } from './refill-key.ts';
import { REFILL_CREDITS } from './spend-credits.ts';

type Needed = Pick<Services, 'db' | 'jobs' | 'payments' | 'realtime' | 'clock'>;

interface Refill {
  key: string;
  pack: SmsCreditPlan;
}

/** Buys the chosen pack when too few credits are left. A refused card switches the refill off. */
export function refillCreditsJob(services: Needed): JobDefinition<{ brandId: number }> {
  return { ...REFILL_CREDITS, handle: ({ brandId }) => refillCredits(services, brandId) };
}

/**
 * Any number of runs at once charge once: under the bank's lock the first one names the refill, all
 * use its name at the gateway, where a name is one charge, and it is given up only when its credits
 * are counted.
 */
export async function refillCredits(services: Needed, brandId: number): Promise<void> {
  const { db } = services;
  const refill = await dueRefill(db, brandId);
  if (!refill) return;
  const result = await buy(services, brandId, refill);
  const isPaid = result.status === 'done';
  if (isPaid && !(await isCounted(db, brandId, refill))) {
    throw new Error('the refill is paid but not counted yet');
  }
  const { key, pack } = refill;
  const told = { brandId, onlyOwners: true, now: services.clock.now() };
  await db.transaction(async (tx) => {
    if (!(await closeRefill(tx, brandId, key))) return;
    if (isPaid) {
      const credits = pack.creditsPerMonth;
      const event = { kind: 'creditsRefilled', credits, reference: key } as const;
      return announce(tx, services, { ...told, event });
    }
    await setAutorefill(tx, brandId, null);
    const account = await findAccount(tx, brandId);
    await mailOwners(services, tx, {
      brandId,
      kind: 'refill-failed',
      what: pack.name,
      totalCents: pack.priceCents,
      hasCard: (account?.snapshot.methods.length ?? 0) > 0,
    });
    await announce(tx, services, { ...told, event: { kind: 'refillFailed', reference: key } });
  });
}

/** The refill to go on with, or a new one when too few credits are left. */
function dueRefill(db: Database, brandId: number): Promise<Refill | undefined> {
  return db.transaction(async (tx) => {
    const bank = await lockBank(tx, brandId);
    const wanted = findSmsCreditPlan(bank.autorefillPlanId ?? '');
    const begun = findSmsCreditPlan(bank.refillPlanId ?? '');
    if (!wanted) return undefined;
    if (begun && bank.refillKey) return { key: bank.refillKey, pack: begun };
    if (!isRefillDue(bank.autorefillBelow ?? 0, await readBalance(tx, brandId))) return undefined;
    const key = newRefillKey();
    await openRefill(tx, brandId, { key, planId: wanted.id });
    return { key, pack: wanted };
  });
}

async function buy(services: Needed, brandId: number, refill: Refill): Promise<PaymentResult> {
  const account = await findAccount(services.db.root, brandId);
  if (!account?.snapshot.methods.length) return { status: 'declined' };
  const sale = saleOf(refill.pack, refill.key, false);
  const result = await services.payments.sell(account.customerId, sale);
  await syncAccount(services, brandId);
  return result;
}

/** Credits are added with the copy of the customer in which their invoice is paid. */
async function isCounted({ root }: Database, brandId: number, { key }: Refill): Promise<boolean> {
  const account = await findAccount(root, brandId);
  const isIt = (one: { key: string | null; status: string }) =>
    one.key === key && one.status === 'paid';
  return account?.snapshot.invoices.some(isIt) ?? false;
}

export function saleOf(pack: SmsCreditPlan, key: string, isAttended: boolean): Sale {
  const description = `SMS marketing: ${pack.name}`;
  return { key, item: pack.id, description, amountCents: pack.priceCents, isAttended };
}
