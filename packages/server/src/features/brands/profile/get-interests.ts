import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findTagsAndSocials } from '../queries.ts';
import { tagsToWire } from '../wire.ts';

export function getInterests({ db }: Services): Handler<'GET /brands/interests/:id'> {
  return async ({ params }) => {
    const found = await findTagsAndSocials(db.root, params.id);
    if (!found) throw notFound('brand');
    return tagsToWire(found.tags);
  };
}
