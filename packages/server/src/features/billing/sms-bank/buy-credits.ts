import { findSmsCreditPlan } from '@tandem/domain/billing/sms-credit-plans';
import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError, invalidField } from '../../../platform/http/http-error.ts';
import type { InvoiceSnapshot } from '../../../platform/payments/payments.ts';
import type { Services } from '../../../platform/services.ts';
import { tellRefusal } from '../mails/tell-refusal.ts';
import { noteCharge } from '../note-charge.ts';
import { openAccount } from '../open-account.ts';
import { paymentOutcome, repeatedOutcome, requireCard } from '../payment-outcome.ts';
import { rememberBuyer } from '../remember-buyer.ts';
import { syncAccount } from '../sync-account.ts';
import { saleOf } from './refill-credits.ts';

export function buyCredits(services: Services): Handler<'POST /sms-credits/purchases'> {
  const { db, payments } = services;
  return async ({ brand, caller, body, now }) => {
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
    const isItsInvoice = ({ key }: InvoiceSnapshot) => key === body.key;
    await noteCharge(services, { caller, brandId: brand.id, result, isItsInvoice, now });
    if (result.status === 'declined') {
      const { name: what, priceCents: totalCents } = pack;
      await tellRefusal(services, { brandId: brand.id, what, totalCents, now });
    }
    return paymentOutcome(result);
  };
}
