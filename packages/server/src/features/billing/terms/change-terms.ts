import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError, invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../admin/public.ts';
import { updatePlan } from '../../brands/public.ts';
import { findTerms, type TermsRow } from './queries.ts';
import { termsToWire } from './wire.ts';

/** Trials and terms that are agreed with a brand, by people instead of by rules. */
export function changeTerms({
  db,
  realtime,
}: Services): Handler<'PUT /admin/brand-terms/:brandId'> {
  return async ({ caller, params, body, now }) => {
    const { brandId } = params;
    const { extendedTrialEndsAt: until, pendingPlanId } = body;
    const extendedTrialEndsAt = until ? new Date(until) : null;
    const known = await findTerms(db.root, brandId);
    if (!known) throw notFound('brand');
    const isNewEnd = extendedTrialEndsAt?.getTime() !== known.extendedTrialEndsAt?.getTime();
    if (extendedTrialEndsAt && isNewEnd) requireExtendable(known, extendedTrialEndsAt, now);
    if (pendingPlanId) requirePriced(pendingPlanId);
    await db.transaction(async (tx) => {
      // More time brings an ended trial back to life.
      const isBack = known.belt === 'post-trial-paywall' && extendedTrialEndsAt !== null;
      await updatePlan(tx, brandId, {
        extendedTrialEndsAt,
        pendingPreferredTermsPlan: pendingPlanId,
        ...(isBack ? { belt: 'trial', stripeBelt: 'trial' } : {}),
      });
      const action = 'changed trial and terms';
      await recordAudit(tx, {
        at: now,
        actorId: caller.person.id,
        brandId,
        action,
        detail: body,
      });
      await realtime.publish(tx, {
        to: { brands: [brandId] },
        message: { type: 'billing_changed', brandId },
      });
    });
    return termsToWire((await findTerms(db.root, brandId)) as TermsRow);
  };
}

function requireExtendable({ belt }: TermsRow, end: Date, now: Date): void {
  if (end <= now) throw invalidField('extendedTrialEndsAt', 'Must be in the future');
  if (belt === 'trial' || belt === 'post-trial-paywall') return;
  throw new HttpError(409, 'conflict', 'This brand has a plan: there is no trial to extend.');
}

function requirePriced(planId: string): void {
  if (findPlanVariant(planId)?.priceCents) return;
  throw invalidField('pendingPlanId', 'Only a plan with a price can be accepted by an owner');
}
