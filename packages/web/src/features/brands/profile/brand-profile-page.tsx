import { Button } from '@mantine/core';
import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import '@mantine/core/styles/Button.css';
import { ApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/frame/page-title.ts';
import { Slot } from '../../../lib/slots/slot.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
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
  const query = useQuery({ ...brandQuery(id), enabled: isPossible });
  usePageTitle(query.data?.accountname);
  if (!isPossible || (query.error instanceof ApiError && query.error.status === 404)) {
    return <NoSuchBrand />;
  }
  return (
    <Loaded query={query} skeleton={<ProfileSkeleton />}>
      {(brand) => (
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
      )}
    </Loaded>
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
