import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { useProfile } from '../../lib/session/profile-query.ts';
import { Slot } from '../../lib/slots/slot.tsx';
import { Page } from '../../ui/page.tsx';
import { AttentionList } from './attention-list.tsx';
import { BrandSuggestions } from './brand-suggestions.tsx';
import { greeting } from './greeting.ts';
import classes from './home-page.module.css';
import { QuickStarts } from './quick-starts.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { isSetUp, SetUpSteps } from './set-up-steps.tsx';

/** Where people land: what needs them, what they can start, and what happened lately. */
export function HomePage() {
  const profile = useProfile();
  const brand = useCurrentBrand();
  return (
    <Page
      title={greeting(new Date().getHours(), profile.firstName ?? profile.displayName)}
      description={`Here is what you can do today for ${brand.accountname}.`}
    >
      <AttentionList brand={brand} />
      <Slot name="home.figures" brand={brand} />
      <QuickStarts canCreateForms={brand.features.canViewSignupForm} />
      <div className={classes.columns}>
        <RecentActivity brand={brand} />
        {isSetUp(brand) ? <BrandSuggestions brand={brand} /> : <SetUpSteps brand={brand} />}
      </div>
    </Page>
  );
}
