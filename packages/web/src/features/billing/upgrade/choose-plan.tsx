import { Button } from '@mantine/core';
import type { Billing } from '@tandem/contract/billing';
import { PLAN_OFFERS, type PlanOffer } from '@tandem/domain/billing/plan-offers';
import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import { Link, useSearchParams } from 'react-router';
import '@mantine/core/styles/Button.css';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { Banner } from '../../../ui/banner.tsx';
import { Page } from '../../../ui/page.tsx';
import { OwnerOnlyNote } from '../owner-only-note.tsx';
import { OfferSwitch } from '../plans/offer-switch.tsx';
import { ownPlan } from '../plans/own-plan.ts';
import { PlanComparison } from '../plans/plan-comparison.tsx';
import { PlanGrid } from '../plans/plan-grid.tsx';
import { PlanAction } from './plan-action.tsx';
import { standingWords } from './standing-words.ts';
import { useOwnedBrands } from './use-owned-brands.ts';

export function ChoosePlan({ billing }: { billing: Billing }) {
  const [query, setQuery] = useSearchParams();
  const offer = askedOffer(query.get('terms')) ?? currentOffer(billing) ?? 'monthly';
  const { openInvoice } = billing;
  const own = ownPlan(billing.tier);
  return (
    <Page title="Plans" description={standingWords(billing, new Date())}>
      {billing.delinquent && openInvoice && (
        <Banner
          status="alert"
          title={`We could not collect ${formatDollars(openInvoice.totalCents)}.`}
          action={
            <Button component={Link} to="/missing-payment" variant="default" size="xs">
              Settle the payment
            </Button>
          }
        >
          Settle it to keep working. After that you can change the plan.
        </Banner>
      )}
      <OwnerOnlyNote what="change the plan" />
      <OfferSwitch
        value={offer}
        onChange={(terms) => {
          query.set('terms', terms);
          setQuery(query, { replace: true, preventScrollReset: true });
        }}
        brandCount={useOwnedBrands()}
      />
      <PlanGrid
        offer={offer}
        own={own}
        actionFor={(plan) => <PlanAction plan={plan} billing={billing} />}
      />
      <PlanComparison own={own} />
    </Page>
  );
}

function currentOffer({ subscription }: Billing): PlanOffer | undefined {
  return askedOffer(findPlanVariant(subscription?.planId ?? '')?.offer ?? null);
}

/** A custom offer is nothing people can choose, so it is no view of the plans either. */
function askedOffer(text: string | null): PlanOffer | undefined {
  const isOffer = text !== null && text !== 'custom' && Object.hasOwn(PLAN_OFFERS, text);
  return isOffer ? (text as PlanOffer) : undefined;
}
