import { lazy, Suspense } from 'react';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { impersonatedUserId } from '../../lib/session/impersonation.ts';
import { useHasRole } from '../../lib/session/use-has-role.ts';
import { useFixedPlace } from '../../ui/navigation-guard/use-navigation-hold.ts';
import { LINKS } from '../shell/site-links.ts';
import { OnboardingGate } from './onboarding-gate.tsx';

const TermsDialog = lazy(async () => ({
  default: (await import('../../features/brands/terms/terms-dialog.tsx')).TermsDialog,
}));

/**
 * What a brand must do before it can be worked with, one thing after the other. An admin who acts as
 * somebody agrees to nothing in their name, and a viewer could not store an answer.
 */
export function SetUpGates() {
  const brand = useCurrentBrand();
  const mayAnswer = useHasRole('member');
  if (impersonatedUserId() !== null || !mayAnswer) return null;
  return brand.has_accepted_latest_terms ? <OnboardingGate /> : <TermsGate />;
}

/** Holds people at once, also while the dialog itself is still on its way. */
function TermsGate() {
  useFixedPlace('/logout');
  return (
    <Suspense>
      <TermsDialog termsHref={LINKS.terms} privacyHref={LINKS.privacy} />
    </Suspense>
  );
}
