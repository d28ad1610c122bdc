import { useQueries } from '@tanstack/react-query';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSkeleton } from '../../../ui/skeletons/page-skeleton.tsx';
import { billingQuery } from '../billing-query.ts';
import { OwnerOnlyNote } from '../owner-only-note.tsx';
import { useIsPayer } from '../use-is-payer.ts';
import { AutorefillPanel } from './autorefill-panel.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { BuyCreditsPanel } from './buy-credits-panel.tsx';
import classes from './manage-sms-page.module.css';
import { smsBankQuery } from './sms-bank-query.ts';

export function ManageSmsPage() {
  const brand = useCurrentBrand();
  const mayPay = useIsPayer();
  const [bank, billing] = useQueries({
    queries: [smsBankQuery(brand.id), billingQuery(brand.id)],
  });
  const error = bank.error ?? billing.error;
  if (error && !(bank.data && billing.data)) {
    return (
      <ErrorState
        error={error}
        onRetry={() => void Promise.all([bank.refetch(), billing.refetch()])}
        isRetrying={bank.isFetching || billing.isFetching}
      />
    );
  }
  if (!bank.data || !billing.data) return <PageSkeleton />;
  const cards = billing.data.paymentMethods;
  return (
    <Page
      title="SMS marketing"
      description="Texts to your subscribers use credits: one for each part of a text, three times as many with a picture."
    >
      <OwnerOnlyNote what="buy credits" />
      <div className={classes.columns}>
        <BuyCreditsPanel cards={cards} mayPay={mayPay} />
        <div className={classes.side}>
          <BalancePanel bank={bank.data} />
          <AutorefillPanel bank={bank.data} cards={cards} mayPay={mayPay} />
        </div>
      </div>
    </Page>
  );
}
