import { Button } from '@mantine/core';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { usePageTitle } from '../../../lib/frame/page-title.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageSkeleton } from '../../../ui/skeletons/page-skeleton.tsx';
import { billingQuery } from '../billing-query.ts';
import { GoOnButton } from './go-on-button.tsx';
import { SettleInvoice } from './settle-invoice.tsx';

/** Where the paywall sends a brand whose payment failed: what is owed, and how to settle it. */
export function MissingPaymentPage() {
  const brand = useCurrentBrand();
  const query = useQuery(billingQuery(brand.id));
  // Whoever saw the debt and sees it gone has settled it, by the button or by giving another card.
  const [hasOwed, setOwed] = useState(false);
  if (query.data?.openInvoice && !hasOwed) setOwed(true);
  const owed = query.data?.openInvoice?.totalCents;
  usePageTitle(owed === undefined ? undefined : `Pay ${formatDollars(owed)}`);
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {({ openInvoice, paymentMethods }) =>
        openInvoice ? (
          <SettleInvoice invoice={openInvoice} cards={paymentMethods} />
        ) : (
          <NothingOwed hasOwed={hasOwed} brandName={brand.accountname} />
        )
      }
    </Loaded>
  );
}

function NothingOwed({ hasOwed, brandName }: { hasOwed: boolean; brandName: string }) {
  return (
    <EmptyState
      order={1}
      drawing="seedling"
      title={hasOwed ? 'Paid, thank you' : 'Nothing is owed'}
      action={
        <>
          <GoOnButton />
          <Button component={Link} to="/profile/brand/payment-methods" variant="default">
            Plan and invoices
          </Button>
        </>
      }
    >
      {hasOwed
        ? 'Everything works again. The receipt is with your invoices.'
        : `All invoices of ${brandName} are paid.`}
    </EmptyState>
  );
}
