import { Button } from '@mantine/core';
import type { CurrentBrand } from '@tandem/contract/brands';
import { brandPath } from '@tandem/domain/discovery/suggestions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LogoAvatar } from '../../ui/logo-avatar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import classes from './brand-suggestions.module.css';
import { suggestedBrandsQuery } from './suggested-brands-query.ts';

const TITLES = {
  'partners-of-partners': 'Your partners’ partners',
  favorites: 'Your favorites',
} as const;

export function BrandSuggestions({ brand }: { brand: CurrentBrand }) {
  const { data } = useQuery(suggestedBrandsQuery(brand.id));
  return (
    <Panel title={data?.brands.length ? TITLES[data.reason] : 'Brands to meet'}>
      {!data && <ListSkeleton rows={3} />}
      {data?.brands.length === 0 && (
        <EmptyState
          drawing="compass"
          title="Nobody here yet"
          order={3}
          action={
            <Button component={Link} to="/search" variant="default">
              Discover brands
            </Button>
          }
        >
          Brands you favorite, and the partners of your partners, will show up here.
        </EmptyState>
      )}
      {data && data.brands.length > 0 && (
        <ul className={classes.brands}>
          {data.brands.map(({ id, accountname, logo, tags }) => (
            <li key={id}>
              <Link to={brandPath(id)} className={classes.brand}>
                <LogoAvatar name={accountname} src={logo} />
                <div className={classes.words}>
                  <div className={classes.name}>{accountname}</div>
                  <div className={classes.tags}>{tags.map(({ name }) => name).join(' · ')}</div>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
