import type { PublicBrand } from '@tandem/contract/brands';
import { campaignStats } from '@tandem/domain/brands/campaign-stats';
import { formatListSize } from '@tandem/domain/brands/list-size';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';

/** The five numbers of the specification, in its order. */
export function BrandStats({ brand }: { brand: PublicBrand }) {
  const figures = campaignStats(brand).map(({ label, value }) => ({
    label,
    value: formatListSize(value),
  }));
  return <FigureTiles label="Track record" figures={figures} />;
}
