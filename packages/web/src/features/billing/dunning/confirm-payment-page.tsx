import { Anchor, Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Text.css';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { call } from '../../../lib/api/call.ts';
import { usePageTitle } from '../../../lib/frame/page-title.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormColumn } from '../../../ui/form-column.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { invoicesQuery, useRefreshBilling } from '../billing-query.ts';
import classes from './confirm-payment-page.module.css';
import { GoOnButton } from './go-on-button.tsx';

/** The local gateway's bank: approve or refuse, as a real bank's page would ask. */
export function ConfirmPaymentPage() {
  const { invoiceId = '' } = useParams();
  const brand = useCurrentBrand();
  const invoices = useQuery(invoicesQuery(brand.id));
  const refresh = useRefreshBilling();
  const answer = useMutation({
    mutationFn: (approve: boolean) =>
      call('POST /sandbox/payment-confirmations/:id', {
        params: { id: invoiceId },
        body: { approve },
      }),
    onSettled: () => refresh(),
  });
  const invoice = invoices.data?.find(({ id }) => id === invoiceId);
  usePageTitle(invoice && `Confirm ${formatDollars(invoice.totalCents)}`);
  if (answer.isSuccess) return <Confirmed />;
  return (
    <div className={classes.page}>
      <FormColumn
        mark={<IconBuildingBank className={classes.icon} aria-hidden />}
        title="Confirm your payment"
        lead="Your bank wants to know that it is you. This page plays the bank in the sandbox; no money moves."
        footer={
          <Anchor component={Link} to="/profile/brand/payment-methods">
            Back without confirming
          </Anchor>
        }
      >
        {invoices.isPending && <ListSkeleton rows={1} />}
        {invoice && (
          <dl className={classes.bill}>
            <dt>{invoice.lines[0]?.description}</dt>
            <dd>{formatDollars(invoice.totalCents)}</dd>
          </dl>
        )}
        {answer.error && (
          <Banner
            status="error"
            title={answer.variables ? 'The payment did not go through' : 'Payment refused'}
            action={
              <Button component={Link} to="/upgrade-plan" variant="default" size="xs">
                Choose again
              </Button>
            }
          >
            {answer.error.message}
          </Banner>
        )}
        <div className={classes.actions}>
          <Button
            size="md"
            fullWidth
            loading={answer.isPending && answer.variables}
            disabled={answer.isPending || answer.isError}
            onClick={() => answer.mutate(true)}
          >
            Approve {invoice ? formatDollars(invoice.totalCents) : 'payment'}
          </Button>
          <Button
            variant="default"
            fullWidth
            loading={answer.isPending && !answer.variables}
            disabled={answer.isPending || answer.isError}
            onClick={() => answer.mutate(false)}
          >
            Refuse
          </Button>
        </div>
      </FormColumn>
    </div>
  );
}

function Confirmed() {
  return (
    <EmptyState
      order={1}
      drawing="seedling"
      title="Payment confirmed"
      action={
        <>
          <GoOnButton />
          <Button component={Link} to="/profile/brand/payment-methods" variant="default">
            Plan and invoices
          </Button>
        </>
      }
    >
      Thank you. What you bought works from now on.
    </EmptyState>
  );
}
