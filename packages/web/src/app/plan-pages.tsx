import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import { PricingPage } from '../features/billing/pricing/pricing-page.tsx';
import { UpgradePlanPage } from '../features/billing/upgrade/upgrade-plan-page.tsx';
import { openContact } from '../features/support/contact-store.ts';

/** The plan without a price is agreed in a conversation, so both pages lead to the contact dialog. */
export function PlansForAnybody() {
  return <PricingPage eliteAction={<TalkToUs />} />;
}

export function PlansForTheBrand() {
  return <UpgradePlanPage eliteAction={<TalkToUs />} />;
}

function TalkToUs() {
  return (
    <Button variant="default" onClick={openContact}>
      Talk to us
    </Button>
  );
}
