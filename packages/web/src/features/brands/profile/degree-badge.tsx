import type { BrandDegree } from '@tandem/domain/brands/brand-degree';
import { useQuery } from '@tanstack/react-query';
import { degreeQuery } from '../brand-query.ts';
import classes from './degree-badge.module.css';

/** How close this brand is to one's own. */
export function DegreeBadge({ id }: { id: number }) {
  const { data } = useQuery(degreeQuery(id));
  if (!data) return null;
  return (
    <span className={classes.badge} data-degree={data.degree} title={MEANING[data.degree]}>
      {data.degree}
      <span className={classes.spoken}>: {MEANING[data.degree]}</span>
    </span>
  );
}

const MEANING: Record<BrandDegree, string> = {
  '1st': 'You have partnered before',
  '2nd': 'You share a partner',
  '3rd': 'No partner in common yet',
};
