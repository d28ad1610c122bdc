import { Button, Title } from '@mantine/core';
import { IconPencil, IconStarFilled, IconWorld } from '@tabler/icons-react';
import type { PublicBrand } from '@tandem/contract/brands';
import { normalizeBrandHost } from '@tandem/domain/brands/brand-identity';
import { safeLink } from '@tandem/domain/rich-text/safe-link';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Title.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { Slot } from '../../../lib/slots/slot.tsx';
import { LogoAvatar } from '../../../ui/logo-avatar.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import classes from './brand-header.module.css';
import { DegreeBadge } from './degree-badge.tsx';

/** Cover, logo, name and what one can do about this brand. */
export function BrandHeader({ brand }: { brand: PublicBrand }) {
  const isOwn = useCurrentBrand().id === brand.id;
  const mayChange = useHasRole('member');
  const website = safeLink(brand.website ?? '');
  return (
    <header className={classes.header}>
      {brand.coverPhoto ? (
        <img className={classes.cover} src={brand.coverPhoto} alt="" />
      ) : (
        <div className={classes.cover} />
      )}
      <div className={classes.body}>
        <div className={classes.logo}>
          <LogoAvatar name={brand.accountname} src={brand.logo} size="xl" />
        </div>
        <div className={classes.about}>
          <div className={classes.title}>
            <Title order={1}>{brand.accountname}</Title>
            {!isOwn && <DegreeBadge id={brand.id} />}
          </div>
          <div className={classes.facts}>
            {website && (
              <a href={website} target="_blank" rel="noopener" className={classes.fact}>
                <IconWorld size={16} aria-hidden />
                {normalizeBrandHost(website)}
              </a>
            )}
            <span className={classes.fact}>
              <IconStarFilled
                className={classes.star}
                data-rated={brand.ratings.count > 0}
                size={16}
                aria-hidden
              />
              {ratingText(brand.ratings)}
            </span>
          </div>
        </div>
        <div className={classes.actions}>
          {isOwn && mayChange && (
            <Button
              component={Link}
              to="/profile/brand/"
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
            >
              Edit profile
            </Button>
          )}
          {!isOwn && mayChange && (
            <FavoriteButton brand={brand} isFavorite={brand.isFavorite} hasLabel />
          )}
          {!isOwn && <Slot name="brand-profile.action" brand={brand} />}
        </div>
        {brand.description && <p className={classes.description}>{brand.description}</p>}
        {brand.tags.length > 0 && (
          <ul className={classes.tags} aria-label="Industries">
            {brand.tags.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

function ratingText({ average, count }: PublicBrand['ratings']): string {
  if (average === null) return 'No reviews yet';
  return `${average.toFixed(1)} from ${count} ${count === 1 ? 'review' : 'reviews'}`;
}
