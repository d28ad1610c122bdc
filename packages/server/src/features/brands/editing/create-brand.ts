import { trialEndFrom } from '@tandem/domain/billing/trial';
import { captchaFailed } from '../../../platform/captcha/captcha-failed.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { brandCreated } from '../brand-created.ts';
import { nameColumns, orTakenError, takenError, websiteColumns } from './brand-identity.ts';
import { findTaken, insertBrand } from './queries.ts';

export function createBrand({ db, captcha, happened }: Services): Handler<'POST /brands'> {
  return async ({ body, caller, now }) => {
    const identity = { ...nameColumns(body.accountname), ...websiteColumns(body.website) };
    // Asked first, so that a taken name does not cost the person their solved puzzle.
    const taken = await findTaken(db.root, identity);
    if (taken.name || taken.host) throw takenError(body, taken);
    if (!(await captcha.verify(body.captcha, 'add_brand'))) throw captchaFailed();
    const brand = {
      ...identity,
      belt: 'trial',
      stripeBelt: 'trial',
      trialType: 'trial',
      trialEndsAt: trialEndFrom(now),
      createdAt: now,
    };
    const id = await db
      .transaction(async (tx) => {
        const id = await insertBrand(tx, brand, { userId: caller.person.id, now });
        await happened(tx, brandCreated, { brandId: id });
        return id;
      })
      .catch((error: unknown) => {
        throw orTakenError(error, body);
      });
    return { id };
  };
}
