import { PLAN_TIERS } from '@tandem/domain/billing/plan-tier';
import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { InvoiceSnapshot } from '../../../platform/payments/payments.ts';
import type { Services } from '../../../platform/services.ts';
import { updatePlan } from '../../brands/public.ts';
import { announce } from '../../notifications/public.ts';
import { tellRefusal } from '../mails/tell-refusal.ts';
import { noteCharge } from '../note-charge.ts';
import { openAccount } from '../open-account.ts';
import { paymentOutcome, repeatedOutcome, requireCard } from '../payment-outcome.ts';
import type { BillingAccount } from '../queries.ts';
import { rememberBuyer } from '../remember-buyer.ts';
import { syncAccount } from '../sync-account.ts';
import { choosablePlan, costOfChange } from './order-for.ts';

export function changePlan(services: Services): Handler<'PUT /subscription'> {
  const { payments } = services;
  return async ({ brand, body, caller, now }) => {
    const plan = choosablePlan(body.planId, caller);
    const account = await openAccount(services, brand, caller.person);
    const { customerId, snapshot } = account;
    const repeated = repeatedOutcome(snapshot, body.key);
    if (repeated) return repeated;
    if (snapshot.isDelinquent) throw conflict('Please pay the open invoice first.');
    if (plan.tier === 'white') {
      await chooseFreePlan(services, account);
      return { status: 'done' };
    }
    if (snapshot.subscription?.planId === plan.id && snapshot.subscription.renews) {
      throw conflict('The brand is on this plan already.');
    }
    const { dueNowCents, renews } = costOfChange(snapshot, plan, now);
    // Nobody is charged more than they were shown.
    if (dueNowCents > body.dueNowCents) {
      throw conflict('The amount has changed. Please look at it again.');
    }
    if (dueNowCents > 0) requireCard(snapshot);
    const { id: planId, name, priceCents, months } = plan;
    const order = { key: body.key, planId, name, priceCents, months, renews };
    await rememberBuyer(services.db.root, { brandId: brand.id, reference: body.key, caller, now });
    const result = await payments.changePlan(customerId, order);
    await syncAccount(services, brand.id);
    const isItsInvoice = ({ key }: InvoiceSnapshot) => key === body.key;
    await noteCharge(services, { caller, brandId: brand.id, result, isItsInvoice, now });
    if (result.status === 'declined') {
      await tellRefusal(services, { brandId: brand.id, what: name, totalCents: dueNowCents, now });
    }
    return paymentOutcome(result);
  };
}

/** A paid plan runs to its end first; without one the brand is on the free plan at once. */
async function chooseFreePlan(services: Services, account: BillingAccount): Promise<void> {
  const { brandId, customerId, snapshot } = account;
  if (snapshot.subscription) {
    await services.payments.setRenewal(customerId, false);
    return syncAccount(services, brandId);
  }
  await services.db.transaction(async (tx) => {
    await updatePlan(tx, brandId, { belt: 'white', stripeBelt: null });
    const event = { kind: 'planChanged', planName: PLAN_TIERS.white.name } as const;
    await announce(tx, services, { brandId, event, now: services.clock.now() });
    await services.realtime.publish(tx, {
      to: { brands: [brandId] },
      message: { type: 'billing_changed', brandId },
    });
  });
}

function conflict(message: string): HttpError {
  return new HttpError(409, 'conflict', message);
}
