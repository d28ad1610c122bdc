import { brandDegree } from '@tandem/domain/brands/brand-degree';
import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findPartnerIds } from '../queries.ts';

export function getDegree({ db }: Services): Handler<'GET /brand-degree/:id'> {
  return async ({ brand, params }) => {
    const partners = await findPartnerIds(db.root, brand.id, params.id);
    if (!partners) throw notFound('brand');
    const degree = brandDegree({
      viewer: { id: brand.id, partners: new Set(partners.viewer) },
      other: { id: params.id, partners: new Set(partners.other) },
    });
    return { degree };
  };
}
