import { Button } from '@mantine/core';
import type { Billing } from '@tandem/contract/billing';
import { PLAN_TIERS, upgradeLabel, upgradesFrom } from '@tandem/domain/billing/plan-tier';
import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import '@mantine/core/styles/Button.css';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { Banner } from '../../../ui/banner.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Day } from '../day.tsx';
import { billedWords, capitalized } from '../plans/offered-plan.ts';
import { standingWords } from '../upgrade/standing-words.ts';
import { useIsPayer } from '../use-is-payer.ts';
import classes from './plan-panel.module.css';
import { useResume } from './use-renewal.ts';

const CancelDialog = lazy(async () => ({
  default: (await import('./cancel-dialog.tsx')).CancelDialog,
}));

export function PlanPanel({ billing }: { billing: Billing }) {
  const { tier, subscription, creditCents } = billing;
  const mayPay = useIsPayer();
  const resume = useResume();
  // In the address, so that the page of plans can lead straight to the question.
  const [query, setQuery] = useSearchParams();
  const showCancel = (isShown: boolean) => setQuery(isShown ? { cancel: 'true' } : {}, REPLACE);
  const plan = findPlanVariant(subscription?.planId ?? '');
  const mayCancel = mayPay && subscription?.renews === true;
  return (
    <Panel title="Plan">
      {billing.delinquent && (
        <div className={classes.banner}>
          <Banner
            status="error"
            title="The last payment failed"
            action={
              <Button component={Link} to="/missing-payment" variant="default" size="xs">
                Settle it
              </Button>
            }
          />
        </div>
      )}
      <div className={classes.plan}>
        <div className={classes.about}>
          <p className={classes.name}>{subscription?.name ?? PLAN_TIERS[tier].name}</p>
          {subscription ? (
            <p className={classes.text}>
              {plan && <>{capitalized(billedWords(plan))}. </>}
              {subscription.renews ? 'Renews' : 'Ends'} on <Day at={subscription.periodEnd} />
              {subscription.renews ? '.' : ' and does not renew.'}
            </p>
          ) : (
            <p className={classes.text}>{standingWords(billing, new Date())}</p>
          )}
          {creditCents > 0 && (
            <p className={classes.text}>
              {formatDollars(creditCents)} of credit pay for your next invoices.
            </p>
          )}
        </div>
        {mayPay && (
          <div className={classes.actions}>
            {subscription?.canResume && (
              <Button loading={resume.isPending} onClick={() => resume.mutate()}>
                Resume plan
              </Button>
            )}
            <Button component={Link} to="/upgrade-plan" variant="default">
              {!subscription && upgradesFrom(tier).length > 0 ? upgradeLabel(tier) : 'Change plan'}
            </Button>
            {mayCancel && (
              <Button variant="subtle" color="red" onClick={() => showCancel(true)}>
                Cancel plan
              </Button>
            )}
          </div>
        )}
      </div>
      {mayCancel && query.has('cancel') && (
        <Suspense>
          <CancelDialog
            tier={tier}
            name={subscription.name}
            endsAt={subscription.periodEnd}
            onClose={() => showCancel(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

const REPLACE = { replace: true, preventScrollReset: true };
