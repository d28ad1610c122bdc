import { Button } from '@mantine/core';
import type { BrandCard } from '@tandem/contract/brands';
import { formatListSize } from '@tandem/domain/brands/list-size';
import { brandPath } from '@tandem/domain/discovery/suggestions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LogoCard, LogoCards } from '../../../ui/logo-card.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardsSkeleton } from '../../../ui/skeletons/cards-skeleton.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { favoritesQuery } from './favorites-query.ts';
import { useKeptPlaces } from './keep-places.ts';

export function FavoritesPage() {
  const query = useQuery(favoritesQuery(useCurrentBrand().id));
  return (
    <Page
      title="Favorites"
      description="Brands you want to remember. Only your team sees this list."
    >
      <Loaded query={query} skeleton={<CardsSkeleton />}>
        {(brands) => <Favorites brands={brands} />}
      </Loaded>
    </Page>
  );
}

/** One that was taken off stays where it was, with its heart empty, until the next visit. */
function Favorites({ brands }: { brands: BrandCard[] }) {
  const mayChange = useHasRole('member');
  const shown = useKeptPlaces(brands);
  if (shown.length === 0) return <NoFavorites />;
  return (
    <LogoCards>
      {shown.map((brand) => (
        <LogoCard
          key={brand.id}
          to={brandPath(brand.id)}
          name={brand.accountname}
          logo={brand.logo}
          detail={
            brand.dedicatedListSize
              ? `${formatListSize(brand.dedicatedListSize)} on its list`
              : 'New on Tandem'
          }
          tags={brand.tags.map(({ name }) => name)}
          action={
            mayChange && (
              <FavoriteButton brand={brand} isFavorite={brands.some(({ id }) => id === brand.id)} />
            )
          }
        />
      ))}
    </LogoCards>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      drawing="compass"
      title="No favorites yet"
      action={
        <Button component={Link} to="/search">
          Discover brands
        </Button>
      }
    >
      Press the heart on a brand’s profile, and it waits for you here.
    </EmptyState>
  );
}
