import type { brands } from '@tandem/contract/brands/operations';
import type { team } from '@tandem/contract/team';
import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { acceptTerms } from './accept-terms.ts';
import { currentBrand } from './current-brand.ts';
import { createBrand } from './editing/create-brand.ts';
import { lookUpBrandDomain, lookUpBrandName } from './editing/look-up-availability.ts';
import { getTagsAndSocial, putTagsAndSocial } from './editing/tags-and-social.ts';
import { updateBrand } from './editing/update-brand.ts';
import { uploadLogo } from './editing/upload-logo.ts';
import { favoriteBrands } from './favorites/favorite-brands.ts';
import { toggleFavorite } from './favorites/toggle-favorite.ts';
import { getBrand } from './profile/get-brand.ts';
import { getContentSamples } from './profile/get-content-samples.ts';
import { getDegree } from './profile/get-degree.ts';
import { getInterests } from './profile/get-interests.ts';
import { getRecentPartners } from './profile/get-recent-partners.ts';
import { getSellerProfile } from './profile/get-seller-profile.ts';
import { teamHandlers } from './team/handlers.ts';
import { useBrand } from './use-brand.ts';

export function brandsHandlers(
  services: Services,
): HandlersFor<keyof typeof brands | keyof typeof team | 'POST /brands/logo'> {
  return {
    'GET /current-brand-future': currentBrand(services),
    'POST /brands': createBrand(services),
    'PUT /brands': updateBrand(services),
    'POST /brands/logo': uploadLogo(services),
    ...teamHandlers(services),
    'GET /brands/:id': getBrand(services),
    'GET /brands/interests/:id': getInterests(services),
    'GET /brands/seller-profile/:id': getSellerProfile(services),
    'GET /brands/content-samples/:id': getContentSamples(services),
    'GET /brands/:id/recent-partners': getRecentPartners(services),
    'GET /brand-degree/:id': getDegree(services),
    'GET /brand/tags-and-social': getTagsAndSocial(services),
    'PUT /brand/tags-and-social': putTagsAndSocial(services),
    'POST /toggle-brand-favorite': toggleFavorite(services),
    'GET /favorite-brands': favoriteBrands(services),
    'POST /brands/:id/use': useBrand(services),
    'POST /terms-of-use/accept': acceptTerms(services),
    'GET /test-unique-brand-domain/:domain': lookUpBrandDomain(services),
    'GET /test-unique-brand-name/:name': lookUpBrandName(services),
  };
}
