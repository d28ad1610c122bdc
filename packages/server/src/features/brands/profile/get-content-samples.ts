import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findContentSamples } from '../queries.ts';

export function getContentSamples({ db }: Services): Handler<'GET /brands/content-samples/:id'> {
  return async ({ params }) => {
    const samples = await findContentSamples(db.root, params.id);
    if (!samples) throw notFound('brand');
    return samples.map((url) => ({ url }));
  };
}
