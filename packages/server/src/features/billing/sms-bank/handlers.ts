import {
  availableCredits,
  findSmsCreditPlan,
  SMS_CREDIT_PLANS,
} from '@tandem/domain/billing/sms-credit-plans';
import type { Queryable } from '../../../platform/db/database.ts';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import { invalidField } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { openAccount } from '../open-account.ts';
import { paymentOutcome, repeatedOutcome, requireCard } from '../payment-outcome.ts';
import { syncAccount } from '../sync-account.ts';
import { smsBankToWire } from '../wire.ts';
import { findBank, lockBank, readBalance, setAutorefill } from './queries.ts';
import { saleOf } from './refill-credits.ts';
import { REFILL_CREDITS } from './spend-credits.ts';

type SmsOperation =
  | 'GET /brand-sms-bank'
  | 'GET /sms-credit-plans'
  | 'POST /sms-credits/purchases'
  | 'PUT /sms-credits/autorefill';

export function smsBankHandlers(services: Services): HandlersFor<SmsOperation> {
  const { db, jobs, payments } = services;
  return {
    'GET /brand-sms-bank': ({ brand }) => showBank(db.root, brand.id),
    'GET /sms-credit-plans': () =>
      SMS_CREDIT_PLANS.map(({ id, name, creditsPerMonth, priceCents }) => ({
        id,
        name,
        credits: creditsPerMonth,
        priceCents,
      })),
    'POST /sms-credits/purchases': async ({ brand, caller, body }) => {
      const pack = findSmsCreditPlan(body.planId);
      if (!pack) throw invalidField('planId', 'Choose one of the SMS plans');
      const { customerId, snapshot } = await openAccount(services, brand, caller.person);
      const repeated = repeatedOutcome(snapshot, body.key);
      if (repeated) return repeated;
      requireCard(snapshot);
      const result = await payments.sell(customerId, saleOf(pack, body.key, true));
      await syncAccount(services, brand.id);
      return paymentOutcome(result);
    },
    'PUT /sms-credits/autorefill': ({ brand, body: { autorefill } }) =>
      db.transaction(async (tx) => {
        await lockBank(tx, brand.id);
        await setAutorefill(tx, brand.id, autorefill);
        const left = availableCredits(await readBalance(tx, brand.id));
        if (autorefill && left < autorefill.whenBelow) {
          await jobs.enqueue(tx, REFILL_CREDITS, { brandId: brand.id }, { key: String(brand.id) });
        }
        return showBank(tx, brand.id);
      }),
  };
}

async function showBank(db: Queryable, brandId: number) {
  return smsBankToWire(await readBalance(db, brandId), await findBank(db, brandId));
}
