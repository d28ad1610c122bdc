import { hasUnfinishedSetup } from '@tandem/domain/brands/has-unfinished-setup';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';

const OnboardingDialog = lazy(async () => ({
  default: (await import('../../features/brands/onboarding/onboarding-dialog.tsx'))
    .OnboardingDialog,
}));

const CLOSED_KEY = 'tandem.onboardingClosed';

/**
 * Asks an unfinished brand for the rest: on home, where the paywall's hint leads, or wherever an
 * address says `setup=true`. Closed, it stays closed in this tab; home keeps a way back to it.
 */
export function OnboardingGate() {
  const brand = useCurrentBrand();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [isClosed, setClosed] = useState(
    () => sessionStorage.getItem(CLOSED_KEY) === String(brand.id),
  );
  const isAskedFor = query.get('setup') === 'true';
  if (!hasUnfinishedSetup(brand) || brand.isSensei) return null;
  if (!isAskedFor && (isClosed || pathname !== '/')) return null;

  function close() {
    sessionStorage.setItem(CLOSED_KEY, String(brand.id));
    setClosed(true);
    query.delete('setup');
    setQuery(query, { replace: true });
  }

  return (
    <Suspense>
      <OnboardingDialog onClose={close} />
    </Suspense>
  );
}
