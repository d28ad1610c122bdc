import {
  availableCredits,
  findSmsCreditPlan,
  type SmsCreditPlan,
} from '@tandem/domain/billing/sms-credit-plans';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import type { Sale } from '../../../platform/payments/payments.ts';
import type { Services } from '../../../platform/services.ts';
import { announce } from '../../notifications/public.ts';
import { mailOwners } from '../day/mail-owners.ts';
import { findAccount } from '../queries.ts';
import { syncAccount } from '../sync-account.ts';
import { findBank, newestEntryId, readBalance, setAutorefill } from './queries.ts';
import { REFILL_CREDITS } from './spend-credits.ts';

type Needed = Pick<Services, 'db' | 'jobs' | 'payments' | 'realtime' | 'clock'>;

/** Buys the chosen pack when too few credits are left. A refused card switches the refill off. */
export function refillCreditsJob(services: Promise<Needed>): JobDefinition<{ brandId: number }> {
  const handle = async ({ brandId }: { brandId: number }) => refillCredits(await services, brandId);
  return { ...REFILL_CREDITS, handle };
}

async function refillCredits(services: Needed, brandId: number): Promise<void> {
  const { db, payments } = services;
  const bank = await findBank(db.root, brandId);
  const pack = bank?.autorefillPlanId ? findSmsCreditPlan(bank.autorefillPlanId) : undefined;
  const left = availableCredits(await readBalance(db.root, brandId));
  if (!bank || !pack || left >= (bank.autorefillBelow ?? 0)) return;
  // Named after the state of the ledger it refills, so that a second run buys nothing more.
  const key = `refill-${brandId}-${await newestEntryId(db.root, brandId)}`;
  const account = await findAccount(db.root, brandId);
  const result = account?.snapshot.methods.length
    ? await payments.sell(account.customerId, saleOf(pack, key, false))
    : { status: 'declined' };
  await syncAccount(services, brandId);
  const now = services.clock.now();
  await db.transaction(async (tx) => {
    const told = { brandId, onlyOwners: true, now };
    if (result.status === 'done') {
      const event = {
        kind: 'creditsRefilled',
        credits: pack.creditsPerMonth,
        reference: key,
      } as const;
      return announce(tx, services, { ...told, event });
    }
    await setAutorefill(tx, brandId, null);
    await mailOwners(services, tx, { brandId, kind: 'refill-failed' });
    await announce(tx, services, { ...told, event: { kind: 'refillFailed', reference: key } });
  });
}

export function saleOf(pack: SmsCreditPlan, key: string, isAttended: boolean): Sale {
  const description = `SMS marketing: ${pack.name}`;
  return { key, item: pack.id, description, amountCents: pack.priceCents, isAttended };
}
