import type { PaymentMethod, SmsBank } from '@tandem/contract/billing';
import { useQueries } from '@tanstack/react-query';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Loaded, together } from '../../../ui/loaded.tsx';
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
  const [bank, billing] = useQueries({
    queries: [smsBankQuery(brand.id), billingQuery(brand.id)],
  });
  return (
    <Loaded query={together(bank, billing)} skeleton={<PageSkeleton />}>
      {([smsBank, { paymentMethods }]) => <Credits bank={smsBank} cards={paymentMethods} />}
    </Loaded>
  );
}

function Credits({ bank, cards }: { bank: SmsBank; cards: readonly PaymentMethod[] }) {
  const mayPay = useIsPayer();
  return (
    <Page
      title="Plan and credits"
      description="Texts to your subscribers use credits: one for each part of a text, three times as many with a picture."
    >
      <OwnerOnlyNote what="buy credits" />
      <div className={classes.columns}>
        <BuyCreditsPanel cards={cards} mayPay={mayPay} />
        <div className={classes.side}>
          <BalancePanel bank={bank} />
          <AutorefillPanel bank={bank} cards={cards} mayPay={mayPay} />
        </div>
      </div>
    </Page>
  );
}
