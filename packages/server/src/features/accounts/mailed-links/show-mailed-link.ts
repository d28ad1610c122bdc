import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { hashSessionToken } from '../session-token.ts';
import { linkExpired } from './link-expired.ts';
import { findToken } from './queries.ts';

/** So that a page can say at once that its link is too old, and otherwise whose account it is. */
export function showMailedLink({ db }: Services): Handler<'GET /mailed-links/:token'> {
  return async ({ params, now }) => {
    const link = await findToken(db.root, hashSessionToken(params.token), now);
    if (!link) throw linkExpired();
    return { purpose: link.purpose, email: link.email };
  };
}
