import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { BrandCard } from '@tandem/contract/brands';
import classes from './favorite-button.module.css';
import { useToggleFavorite } from './use-toggle-favorite.ts';

type FavoriteButtonProps = { brand: BrandCard; isFavorite: boolean; hasLabel?: boolean };

export function FavoriteButton({ brand, isFavorite, hasLabel = false }: FavoriteButtonProps) {
  const toggle = useToggleFavorite(brand);
  const Icon = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.button}
      data-label={hasLabel}
      aria-pressed={isFavorite}
      aria-label={`Favorite ${brand.accountname}`}
      title={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => toggle.mutate(!isFavorite)}
    >
      <Icon className={classes.icon} aria-hidden />
      {hasLabel && 'Favorite'}
    </button>
  );
}
