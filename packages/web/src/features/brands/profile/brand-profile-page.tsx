import { Button } from '@mantine/core';
import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import '@mantine/core/styles/Button.css';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Slot } from '../../../lib/slots/slot.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { brandQuery } from '../brand-query.ts';
import { BrandAudience } from './brand-audience.tsx';
import { BrandHeader } from './brand-header.tsx';
import classes from './brand-profile-page.module.css';
import { BrandSocials } from './brand-socials.tsx';
import { BrandStats } from './brand-stats.tsx';
import { ContentSamples } from './content-samples.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { RecentPartners } from './recent-partners.tsx';

/** A brand as others see it: who it is, whom it reaches, with whom it has worked. */
export function BrandProfilePage() {
  const id = Number(useParams().brandId);
  const isPossible = Number.isInteger(id) && id > 0 && id <= INTEGER_LIMIT;
  const {
    data: brand,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...brandQuery(id),
    enabled: isPossible,
  });
  if (!isPossible || (error instanceof ApiError && error.status === 404)) return <NoSuchBrand />;
  if (!brand && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!brand) return <ProfileSkeleton />;
  return (
    <article className={classes.page}>
      <BrandHeader brand={brand} />
      <BrandStats brand={brand} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <BrandAudience id={id} />
          <ContentSamples id={id} name={brand.accountname} />
        </div>
        <div className={classes.column}>
          <BrandSocials brand={brand} />
          <RecentPartners id={id} />
          <Slot name="brand-profile.panel" brand={brand} />
        </div>
      </div>
    </article>
  );
}

function NoSuchBrand() {
  return (
    <EmptyState
      order={1}
      drawing="compass"
      title="This brand is not on Tandem"
      action={
        <Button component={Link} to="/search">
          Discover brands
        </Button>
      }
    >
      It may have left, or the link is mistyped.
    </EmptyState>
  );
}
