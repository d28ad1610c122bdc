import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findTagsAndSocials } from '../queries.ts';
import { socialsToWire, tagsToWire } from '../wire.ts';
import { lockBrand, replaceSocials } from './queries.ts';

export function getTagsAndSocial({ db }: Services): Handler<'GET /brand/tags-and-social'> {
  return async ({ brand }) => {
    const found = await findTagsAndSocials(db.root, brand.id);
    if (!found) throw notFound('brand');
    return { tags: tagsToWire(found.tags), socials: socialsToWire(found.socials) };
  };
}

/** What is not sent, or sent with an empty handle, is removed. */
export function putTagsAndSocial(services: Services): Handler<'PUT /brand/tags-and-social'> {
  const answer = getTagsAndSocial(services);
  return async (call) => {
    const { brand, body } = call;
    const accounts = body.socials.flatMap(({ network, handle, followers }) =>
      handle ? [{ network, handle, followers }] : [],
    );
    await services.db.transaction(async (tx) => {
      await lockBrand(tx, brand.id);
      await replaceSocials(tx, brand.id, accounts);
    });
    return answer({ ...call, body: undefined });
  };
}
