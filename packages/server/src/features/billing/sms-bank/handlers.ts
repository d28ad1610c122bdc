import { findSmsCreditPlan, SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import { HttpError, invalidField } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { tellRefusal } from '../mails/tell-refusal.ts';
import { openAccount } from '../open-account.ts';
import { paymentOutcome, repeatedOutcome, requireCard } from '../payment-outcome.ts';
import { rememberBuyer } from '../remember-buyer.ts';
import { syncAccount } from '../sync-account.ts';
import { changeAutorefill } from './change-autorefill.ts';
import { saleOf } from './refill-credits.ts';
import { showBank } from './show-bank.ts';
import { showLedger } from './show-ledger.ts';

type SmsOperation =
  | 'GET /brand-sms-bank'
  | 'GET /sms-credits/ledger'
  | 'GET /sms-credit-plans'
  | 'POST /sms-credits/purchases'
  | 'PUT /sms-credits/autorefill';

export function smsBankHandlers(services: Services): HandlersFor<SmsOperation> {
  const { db, payments } = services;
  return {
    'GET /brand-sms-bank': ({ brand }) => showBank(db.root, brand.id),
    'GET /sms-credits/ledger': ({ brand, query }) => showLedger(db.root, brand.id, query.before),
    'GET /sms-credit-plans': () =>
      SMS_CREDIT_PLANS.map(({ id, name, creditsPerMonth, priceCents }) => ({
        id,
        name,
        credits: creditsPerMonth,
        priceCents,
      })),
    'POST /sms-credits/purchases': async ({ brand, caller, body, now }) => {
      const pack = findSmsCreditPlan(body.planId);
      if (!pack) throw invalidField('planId', 'Choose one of the SMS plans');
      const { customerId, snapshot } = await openAccount(services, brand, caller.person);
      const repeated = repeatedOutcome(snapshot, body.key);
      if (repeated) return repeated;
      if (pack.priceCents !== body.priceCents) {
        throw new HttpError(409, 'conflict', 'The price has changed. Please look at it again.');
      }
      requireCard(snapshot);
      await rememberBuyer(db.root, { brandId: brand.id, reference: body.key, caller, now });
      const result = await payments.sell(customerId, saleOf(pack, body.key, true));
      await syncAccount(services, brand.id);
      if (result.status === 'declined') {
        const { name: what, priceCents: totalCents } = pack;
        await tellRefusal(services, { brandId: brand.id, what, totalCents, now });
      }
      return paymentOutcome(result);
    },
    'PUT /sms-credits/autorefill': changeAutorefill(services),
  };
}
