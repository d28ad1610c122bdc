import { grantsOf } from '@tandem/domain/billing/grants-of';
import { DEFAULT_PLAN_TIER } from '@tandem/domain/billing/plan-tier';
import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { findBelt } from './queries.ts';

export function brandClaims({ db }: Services): Handler<'GET /brand-claims'> {
  return async ({ brand }) => {
    const belt = (await findBelt(db.root, brand.id)) ?? DEFAULT_PLAN_TIER;
    return { ...grantsOf(belt).claims };
  };
}
