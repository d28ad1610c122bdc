import { expect, it } from 'vitest';
import { previewLink } from './preview-link.ts';

it.each([
  [12, null, '/landing/campaign/12?preview=true'],
  [12, 'pr-9', '/landing/campaign/12?preview=true&promo_id=pr-9&campaign_id=12'],
  [12, 'a&b=c', '/landing/campaign/12?preview=true&promo_id=a%26b%3Dc&campaign_id=12'],
])('of campaign %i with promo %s is %s', (campaignId, promoId, expected) => {
  expect(previewLink(campaignId, promoId)).toBe(expected);
});
