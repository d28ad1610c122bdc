import { z } from 'zod';
import { BrandCard, PublicBrand, Tag } from '../brands.ts';
import { operations } from '../operation.ts';
import { Id, IdParams } from '../shapes.ts';

/** A brand as others see it, and those it wants to find again. */
export const profiles = operations({
  'GET /brands/:id': {
    summary: 'A brand as others see it.',
    access: 'brand-viewer',
    params: IdParams,
    answer: PublicBrand,
  },
  'GET /brands/interests/:id': {
    summary: "A brand's industry tags.",
    access: 'brand-viewer',
    params: IdParams,
    answer: z.array(Tag),
  },
  'GET /brands/seller-profile/:id': {
    summary: 'Audience figures: income brackets and reach.',
    access: 'brand-viewer',
    params: IdParams,
    answer: z.object({
      incomeData: z.array(z.object({ label: z.string(), share: z.number() })),
      campaignStats: z.array(z.object({ label: z.string(), value: z.int() })),
    }),
  },
  'GET /brands/content-samples/:id': {
    summary: 'Pictures a brand shows of its work.',
    access: 'brand-viewer',
    params: IdParams,
    answer: z.array(z.object({ url: z.string() })),
  },
  'GET /brands/:id/recent-partners': {
    summary: 'Brands it partnered with lately.',
    access: 'brand-viewer',
    params: IdParams,
    answer: z.array(BrandCard),
  },
  'GET /brand-degree/:id': {
    summary: 'How close two brands are: 1st partnered, 2nd share a partner, otherwise 3rd.',
    access: 'brand-viewer',
    params: IdParams,
    answer: z.object({ degree: z.enum(['1st', '2nd', '3rd']) }),
  },
  'POST /toggle-brand-favorite': {
    summary: 'Adds a brand to the favorites, or takes it out.',
    access: 'brand-member',
    body: z.object({ brandId: Id }),
    answer: z.object({ isFavorite: z.boolean() }),
  },
  'GET /favorite-brands': {
    summary: "The brand's favorites, newest first.",
    access: 'brand-viewer',
    answer: z.array(BrandCard),
  },
});
