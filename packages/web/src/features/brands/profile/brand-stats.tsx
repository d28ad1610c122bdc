import type { PublicBrand } from '@tandem/contract/brands';
import { campaignStats } from '@tandem/domain/brands/campaign-stats';
import { formatListSize } from '@tandem/domain/brands/list-size';
import classes from './brand-stats.module.css';

/** The five numbers of the specification, in its order. */
export function BrandStats({ brand }: { brand: PublicBrand }) {
  return (
    <dl className={classes.stats} aria-label="Track record">
      {campaignStats(brand).map(({ label, value }) => (
        <div key={label} className={classes.stat}>
          <dt>{label}</dt>
          <dd>{formatListSize(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
