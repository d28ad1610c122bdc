import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';
import { impersonatedUserId } from '../../lib/session/impersonation.ts';
import { useHasRole } from '../../lib/session/use-has-role.ts';
import { useFixedPlace } from '../../ui/navigation-guard/use-navigation-hold.ts';
import { LINKS } from '../shell/site-links.ts';
import { OnboardingGate } from './onboarding-gate.tsx';

const TermsDialog = lazy(async () => ({
  default: (await import('../../features/brands/terms/terms-dialog.tsx')).TermsDialog,
}));

/** Where people choose another brand: one that has not accepted the terms must not lock the others. */
const OTHER_BRANDS = '/profile/switch-brand';

/**
 * What a brand must do before it can be worked with, one thing after the other. An admin who acts as
 * somebody agrees to nothing in their name, though they may help with the rest when they ask for it;
 * a viewer could not store an answer.
 */
export function SetUpGates() {
  const brand = useCurrentBrand();
  const mayAnswer = useHasRole('member');
  const isActing = impersonatedUserId() !== null;
  const { pathname } = useLocation();
  if (!mayAnswer) return null;
  if (isActing) return <OnboardingGate onlyWhenAsked />;
  if (brand.has_accepted_latest_terms) return <OnboardingGate />;
  return pathname === OTHER_BRANDS ? null : <TermsGate />;
}

/** Holds people at once, also while the dialog itself is still on its way. */
function TermsGate() {
  useFixedPlace('/logout', OTHER_BRANDS);
  return (
    <Suspense>
      <TermsDialog
        termsHref={LINKS.terms}
        privacyHref={LINKS.privacy}
        otherBrandsPath={OTHER_BRANDS}
      />
    </Suspense>
  );
}
