import { SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { buyCredits } from './buy-credits.ts';
import { changeAutorefill } from './change-autorefill.ts';
import { showBank } from './show-bank.ts';
import { showLedger } from './show-ledger.ts';

type SmsOperation =
  | 'GET /brand-sms-bank'
  | 'GET /sms-credits/ledger'
  | 'GET /sms-credit-plans'
  | 'POST /sms-credits/purchases'
  | 'PUT /sms-credits/autorefill';

export function smsBankHandlers(services: Services): HandlersFor<SmsOperation> {
  const { db } = services;
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
    'POST /sms-credits/purchases': buyCredits(services),
    'PUT /sms-credits/autorefill': changeAutorefill(services),
  };
}
