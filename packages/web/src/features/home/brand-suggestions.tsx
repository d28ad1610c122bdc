import { Button } from '@mantine/core';
import type { CurrentBrand } from '@tandem/contract/brands';
import { brandPath } from '@tandem/domain/discovery/suggestions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { LogoRow, LogoRows } from '../../ui/logo-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import { suggestedBrandsQuery } from './suggested-brands-query.ts';

const TITLES = {
  'partners-of-partners': 'Your partners’ partners',
  favorites: 'Your favorites',
} as const;

export function BrandSuggestions({ brand }: { brand: CurrentBrand }) {
  const query = useQuery(suggestedBrandsQuery(brand.id));
  return (
    <Panel title={query.data?.brands.length ? TITLES[query.data.reason] : 'Brands to meet'}>
      <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ brands }) =>
          brands.length === 0 ? (
            <Nobody />
          ) : (
            <LogoRows>
              {brands.map(({ id, accountname, logo, tags }) => (
                <LogoRow
                  key={id}
                  to={brandPath(id)}
                  name={accountname}
                  logo={logo}
                  text={tags.map(({ name }) => name).join(' · ')}
                />
              ))}
            </LogoRows>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Nobody() {
  return (
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
  );
}
