import { hasUnfinishedSetup } from '@tandem/domain/brands/brand-setup';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useCurrentBrand } from '../../lib/session/current-brand-query.ts';

const OnboardingDialog = lazy(async () => ({
  default: (await import('../../features/brands/onboarding/onboarding-dialog.tsx'))
    .OnboardingDialog,
}));

const closedKey = (brandId: number) => `tandem.onboardingClosed.${brandId}`;

/**
 * Asks an unfinished brand for the rest: on home, where the paywall's hint leads, or wherever an
 * address says `setup=true`. Closed, it stays closed in this tab; home keeps a way back to it.
 */
export function OnboardingGate({ onlyWhenAsked = false }: { onlyWhenAsked?: boolean }) {
  const brand = useCurrentBrand();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [isClosed, setClosed] = useState(
    () => sessionStorage.getItem(closedKey(brand.id)) !== null,
  );
  const isAskedFor = query.get('setup') === 'true';
  if (!hasUnfinishedSetup(brand) || brand.isSensei) return null;
  if (!isAskedFor && (onlyWhenAsked || isClosed || pathname !== '/')) return null;

  function close() {
    sessionStorage.setItem(closedKey(brand.id), 'true');
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
