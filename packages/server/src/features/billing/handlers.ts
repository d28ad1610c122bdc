import type { billing } from '@tandem/contract/billing/operations';
import { PLAN_VARIANTS } from '@tandem/domain/billing/plan-variants';
import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { cardHandlers } from './cards/handlers.ts';
import { invoiceHandlers } from './invoices/handlers.ts';
import { changePlan } from './plans/change-plan.ts';
import { previewChange } from './plans/preview-change.ts';
import { setRenewal } from './plans/set-renewal.ts';
import { findAccount } from './queries.ts';
import { showBilling } from './show-billing.ts';
import { showClaims } from './show-claims.ts';
import { smsBankHandlers } from './sms-bank/handlers.ts';
import { termsHandlers } from './terms/handlers.ts';
import { customerToWire } from './wire.ts';

export function billingHandlers(services: Services): HandlersFor<keyof typeof billing> {
  const { db } = services;
  return {
    'GET /customer': async ({ brand }) =>
      customerToWire((await findAccount(db.root, brand.id))?.snapshot),
    'GET /brand-claims': showClaims(services),
    'GET /plans': () => [...PLAN_VARIANTS],
    'GET /billing': ({ brand }) => showBilling(db.root, brand.id),
    'POST /subscription/preview': previewChange(services),
    'PUT /subscription': changePlan(services),
    'POST /subscription/cancel': ({ brand }) => setRenewal(services, brand.id, false),
    'POST /subscription/resume': ({ brand }) => setRenewal(services, brand.id, true),
    ...cardHandlers(services),
    ...invoiceHandlers(services),
    ...smsBankHandlers(services),
    ...termsHandlers(services),
  };
}
