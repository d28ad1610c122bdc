import type { HandlersFor } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { changeTerms } from './change-terms.ts';
import { searchTerms } from './queries.ts';
import { termsToWire } from './wire.ts';

type TermsOperation = 'GET /admin/brand-terms' | 'PUT /admin/brand-terms/:brandId';

export function termsHandlers(services: Services): HandlersFor<TermsOperation> {
  return {
    'GET /admin/brand-terms': async ({ query }) =>
      (await searchTerms(services.db.root, query.search)).map(termsToWire),
    'PUT /admin/brand-terms/:brandId': changeTerms(services),
  };
}
