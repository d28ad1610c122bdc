import { Button } from '@mantine/core';
import { type PlanOffer, START_TRIAL_LABEL } from '@tandem/domain/billing/plan-offers';
import { SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import { TRIAL_DAYS } from '@tandem/domain/billing/trial';
import { useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { OfferSwitch } from '../plans/offer-switch.tsx';
import { PlanComparison } from '../plans/plan-comparison.tsx';
import { PlanGrid } from '../plans/plan-grid.tsx';
import classes from './pricing-page.module.css';

/** The prices for anybody. Whoever chooses one starts with the trial; nobody pays on this page. */
export function PricingPage() {
  const [offer, setOffer] = useState<PlanOffer>('monthly');
  return (
    <Page
      title="Pricing"
      description={`Every brand starts with ${TRIAL_DAYS} days of Premium, without a card. Then choose what fits, or stay on Basic for free.`}
      actions={
        <>
          <Button component={Link} to="/upgrade-plan" variant="default">
            I have an account
          </Button>
          <Button component={Link} to="/register">
            {START_TRIAL_LABEL}
          </Button>
        </>
      }
    >
      <OfferSwitch value={offer} onChange={setOffer} />
      <PlanGrid
        offer={offer}
        actionFor={({ tier, name }) => (
          <Button
            component={Link}
            to="/register"
            variant={tier === 'black' ? 'filled' : 'default'}
            aria-label={`Start free, then ${name}`}
          >
            Start free
          </Button>
        )}
      />
      <PlanComparison />
      <Panel title="SMS credits" note="Bought as you need them, on any plan">
        <ul className={classes.packs}>
          {SMS_CREDIT_PLANS.map((pack) => (
            <li key={pack.id} className={classes.pack}>
              <strong>{pack.name}</strong>
              <span>{formatDollars(pack.priceCents, 'price')}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}
