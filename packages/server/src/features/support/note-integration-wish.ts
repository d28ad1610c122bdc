import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { insertWish } from './queries.ts';

export function noteIntegrationWish({
  db,
}: Pick<Services, 'db'>): Handler<'POST /sms/support-integrations'> {
  return async ({ body, caller, brand, now }) => {
    await insertWish(db.root, {
      ...body,
      brandId: brand.id,
      userId: caller.person.id,
      createdAt: now,
    });
    return null;
  };
}
