import { lazy, Suspense, useState } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { usePaymentRequired } from './use-payment-required.ts';

const UpgradeOffer = lazy(async () => ({
  default: (await import('./upgrade-offer.tsx')).UpgradeOffer,
}));

/** Turns every call that the plan does not cover, anywhere in the app, into an offer. */
export function UpgradeOfferHost() {
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  usePaymentRequired(setRefusal);
  if (!refusal) return null;
  return (
    <Suspense>
      <UpgradeOffer refusal={refusal} onClose={() => setRefusal(null)} />
    </Suspense>
  );
}
