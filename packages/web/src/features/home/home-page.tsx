import type { CurrentBrand } from '@tandem/contract/brands';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { useProfile } from '../../lib/session/profile-query.ts';
import { useHasRole } from '../../lib/session/use-has-role.ts';
import { Slot } from '../../lib/slots/slot.tsx';
import { Page } from '../../ui/page.tsx';
import { AttentionList } from './attention-list.tsx';
import { BrandSuggestions } from './brand-suggestions.tsx';
import { Figures } from './figures.tsx';
import { greeting, underGreeting } from './greeting.ts';
import classes from './home-page.module.css';
import { activityQuery, attentionQuery, figuresQuery } from './home-queries.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { isSetUp, SetUpSteps } from './set-up-steps.tsx';

/** Where people land: what needs them, how things go, and what happened lately. */
export function HomePage() {
  const profile = useProfile();
  const brand = useCurrentBrand();
  const mayWork = useHasRole('member');
  const attention = useQuery(attentionQuery(brand.id));
  usePrefetchQuery(figuresQuery(brand.id));
  usePrefetchQuery(activityQuery(brand.id));
  return (
    <Page
      title={greeting(new Date().getHours(), profile.firstName ?? profile.displayName)}
      description={underGreeting(brand.accountname, mayWork)}
    >
      {/* It stands above everything: coming late, it would push the page down under the pointer. */}
      {attention.isLoading ? (
        <HomeSkeleton />
      ) : (
        <>
          <AttentionList brand={brand} needs={attention.data?.needs ?? []} />
          <Content brand={brand} />
        </>
      )}
    </Page>
  );
}

function Content({ brand }: { brand: CurrentBrand }) {
  const mayWork = useHasRole('member');
  return (
    <>
      {mayWork && <QuickStarts canCreateForms={brand.features.canViewSignupForm} />}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Figures brand={brand} />
          <RecentActivity brand={brand} />
          <Slot name="home.panel" brand={brand} />
        </div>
        <div className={classes.column}>
          {mayWork && !isSetUp(brand) && <SetUpSteps brand={brand} />}
          <BrandSuggestions brand={brand} />
        </div>
      </div>
    </>
  );
}
