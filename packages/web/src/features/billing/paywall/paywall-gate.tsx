import { ANNOUNCEMENT_PAGE } from '@tandem/domain/billing/decide-paywall';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { useRealtime } from '../../../lib/realtime/use-realtime.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { PageSkeleton } from '../../../ui/skeletons/page-skeleton.tsx';
import { customerQuery, useRefreshBilling } from '../billing-query.ts';
import { rememberCameFor } from './came-for.ts';
import { type Judgement, judgePlace } from './judge-place.ts';
import { UpgradeOfferHost } from './upgrade-offer-host.tsx';
import { usePaywallSession } from './use-paywall-session.ts';

const TrialModal = lazy(async () => ({ default: (await import('./trial-modal.tsx')).TrialModal }));
const TrialEndedStrip = lazy(async () => ({
  default: (await import('./trial-ended-strip.tsx')).TrialEndedStrip,
}));
const AnnouncementDialog = lazy(async () => ({
  default: (await import('./announcement-dialog.tsx')).AnnouncementDialog,
}));

/**
 * Decides before each page behind the access gate whether the brand may open it, from what is already
 * here, so that nobody sees a page flash by. It is a courtesy: the API refuses on its own.
 */
export function PaywallGate() {
  const brand = useCurrentBrand();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { data: customer, isError } = useQuery(customerQuery(brand.id));
  const [session, remember] = usePaywallSession();
  const [isEndAcknowledged, setEndAcknowledged] = useState(false);
  const refresh = useRefreshBilling();
  useRealtime('billing_changed', ({ brandId }) => brandId === brand.id && void refresh());
  // Whoever still has to accept terms does that first; their dialog keeps people on the page.
  const hasTermsToAccept = useHasRole('member') && !brand.has_accepted_latest_terms;
  const isUnknown = isError && !customer;

  const address = `${pathname}${search}`;
  const judgement: Judgement =
    hasTermsToAccept || isUnknown
      ? { go: 'on' }
      : judgePlace({ brand, customer, session, address, now: new Date() });

  if (judgement.go === 'wait') return <PageSkeleton />;
  if (judgement.go === 'to') return <SentAway to={judgement.place} from={address} />;
  const { modal, announcement } = judgement;
  const showsStrip = modal === 'trialEnded' && isEndAcknowledged;
  return (
    <>
      {showsStrip && pathname !== '/' && (
        <Suspense>
          <TrialEndedStrip />
        </Suspense>
      )}
      <Outlet />
      {modal && !showsStrip && !announcement && (
        <Suspense>
          <TrialModal
            modal={modal}
            onDismiss={() =>
              modal === 'trialEnded' ? setEndAcknowledged(true) : remember('softPaywallDismissed')
            }
          />
        </Suspense>
      )}
      {announcement && (
        <Suspense>
          <AnnouncementDialog
            announcement={announcement}
            onSeen={(to) => {
              remember(ANNOUNCEMENT_FLAGS[announcement]);
              navigate(to ?? (state as Origin)?.cameFor ?? '/', { replace: true });
            }}
          />
        </Suspense>
      )}
      <UpgradeOfferHost />
    </>
  );
}

function SentAway({ to, from }: { to: string; from: string }) {
  const isForDebt = to !== ANNOUNCEMENT_PAGE;
  useEffect(() => {
    if (isForDebt) rememberCameFor(from);
  }, [isForDebt, from]);
  return <Navigate to={to} replace state={{ cameFor: from }} />;
}

/** Where somebody wanted to go when the paywall led them elsewhere. */
type Origin = { cameFor?: string } | null;

const ANNOUNCEMENT_FLAGS = {
  extendedTrial: 'extendedTrialShown',
  preferredTerms: 'preferredTermsDismissed',
} as const;
