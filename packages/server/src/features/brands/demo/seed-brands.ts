import type { Transaction } from '../../../platform/db/database.ts';
import type { DemoScene } from '../../../platform/demo/demo-part.ts';
import { brandRow } from './brand-row.ts';
import type { DemoBrand, SocialNetwork } from './demo-brand.ts';
import type { BrandImages } from './images/store-brand-images.ts';
import { insertBrandDetails, insertBrands } from './queries.ts';

export interface IllustratedBrand {
  brand: DemoBrand;
  images: BrandImages;
}

/** Inserts the brands with their tags and social figures. */
export async function seedBrands(
  tx: Transaction,
  { brandIds, now }: DemoScene,
  illustrated: readonly IllustratedBrand[],
): Promise<void> {
  const rows = illustrated.map(({ brand, images }) => brandRow(brand, images, now));
  const idByHost = await insertBrands(tx, rows);
  const added = illustrated.flatMap(({ brand }) => {
    const brandId = idByHost.get(`${brand.slug}.example`);
    return brandId === undefined ? [] : [{ brand, brandId }];
  });
  for (const { brand, brandId } of added) brandIds.set(brand.slug, brandId);
  await insertBrandDetails(
    tx,
    added.flatMap(({ brand, brandId }) => brand.tags.map((name) => ({ brandId, name }))),
    added.flatMap(({ brand, brandId }) =>
      Object.entries(brand.followers).map(([network, followers]) => ({
        brandId,
        network: network as SocialNetwork,
        handle: brand.slug,
        followers,
      })),
    ),
  );
}
