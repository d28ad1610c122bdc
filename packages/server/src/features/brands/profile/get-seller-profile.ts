import { campaignStats } from '@tandem/domain/brands/campaign-stats';
import { mergeIncomeBrackets } from '@tandem/domain/brands/merge-income-brackets';
import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findBrand } from '../queries.ts';
import { impressionsOf } from '../wire.ts';

export function getSellerProfile({ db }: Services): Handler<'GET /brands/seller-profile/:id'> {
  return async ({ params }) => {
    const found = await findBrand(db.root, params.id);
    if (!found) throw notFound('brand');
    return {
      // Five brackets of nothing would look like data; without any there is nothing to show.
      incomeData: found.incomeData ? mergeIncomeBrackets(found.incomeData) : [],
      campaignStats: campaignStats({
        ...found,
        socialMediaImpressions: impressionsOf(found.socials),
      }),
    };
  };
}
