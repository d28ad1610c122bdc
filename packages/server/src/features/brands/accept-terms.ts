import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { recordAcceptance } from './queries.ts';
import { LATEST_TERMS_VERSION } from './wire.ts';

export function acceptTerms({ db }: Services): Handler<'POST /terms-of-use/accept'> {
  return async ({ caller, brand, now }) => {
    await db.transaction((tx) =>
      recordAcceptance(tx, {
        brandId: brand.id,
        version: LATEST_TERMS_VERSION,
        userId: caller.person.id,
        impersonatorId: caller.impersonatorId,
        acceptedAt: now,
      }),
    );
    return null;
  };
}
