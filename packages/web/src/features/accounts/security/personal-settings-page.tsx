import { impersonatedUserId } from '../../../lib/session/impersonation.ts';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Page } from '../../../ui/page.tsx';
import { AppearancePanel } from './appearance-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** A person's own details and what keeps their account safe, the same whichever brand they work as. */
export function PersonalSettingsPage() {
  const profile = useProfile();
  return (
    <Page
      title="Personal settings"
      description="Your name, how Tandem looks, your password and where you are logged in."
      width="reading"
    >
      <NamePanel profile={profile} />
      <AppearancePanel />
      {impersonatedUserId() === null ? (
        <>
          <PasswordPanel changedAt={profile.passwordUpdatedAt} />
          <SecondFactorPanel />
          <SessionsPanel />
        </>
      ) : (
        <Banner status="informational" title="Only they can change what keeps their account safe">
          Password, second step and sessions stay out of reach while you are impersonating.
        </Banner>
      )}
    </Page>
  );
}
