import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { useProfile } from '../../lib/session/profile-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { greeting } from './greeting.ts';
import classes from './home-page.module.css';
import { QuickStarts } from './quick-starts.tsx';
import { SetUpSteps } from './set-up-steps.tsx';

/** Where people land: what they can start, what is left to set up, and what happened lately. */
export function HomePage() {
  const profile = useProfile();
  const brand = useCurrentBrand();
  return (
    <Page
      title={greeting(new Date().getHours(), profile.firstName ?? profile.displayName)}
      description={`Here is what you can do today for ${brand.accountname}.`}
    >
      <QuickStarts canCreateForms={brand.features.canViewSignupForm} />
      <div className={classes.columns}>
        <Panel title="Recent activity">
          <EmptyState drawing="rings" title="Quiet so far" order={3}>
            New entries, signups and messages from partners will show up here.
          </EmptyState>
        </Panel>
        <SetUpSteps brand={brand} />
      </div>
    </Page>
  );
}
