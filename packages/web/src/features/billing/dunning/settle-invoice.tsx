import { Button } from '@mantine/core';
import type { Invoice, PaymentMethod } from '@tandem/contract/billing';
import '@mantine/core/styles/Button.css';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { cardName } from '../card-name.ts';
import { PayWith } from '../cards/pay-with.tsx';
import { Day } from '../day.tsx';
import { formatDollars } from '../format-dollars.ts';
import { OwnerOnlyNote } from '../owner-only-note.tsx';
import { useConfirmWithBank } from '../use-confirm-with-bank.ts';
import { useIsPayer } from '../use-is-payer.ts';
import { OwedLines } from './owed-lines.tsx';
import { usePayInvoice } from './use-pay-invoice.ts';

type SettleInvoiceProps = {
  invoice: Invoice;
  cards: readonly PaymentMethod[];
};

export function SettleInvoice({ invoice, cards }: SettleInvoiceProps) {
  const mayPay = useIsPayer();
  const pay = usePayInvoice(invoice.id);
  const confirmWithBank = useConfirmWithBank();
  const { confirmUrl } = invoice;
  const card = cards.find(({ isDefault }) => isDefault);
  // Another card is charged as soon as it is given, so one that is new here and left the debt failed.
  const [firstCard] = useState(card?.id);
  const sum = formatDollars(invoice.totalCents);
  return (
    <Page
      title="A payment is missing"
      description={
        <>
          We could not collect {sum} on <Day at={invoice.createdAt} />. Your work is kept and waits
          here until it is paid.
        </>
      }
      width="reading"
    >
      <OwnerOnlyNote what="settle it" />
      {confirmUrl && mayPay && (
        <Banner
          status="alert"
          title="Your bank asks you to confirm this payment"
          action={<Button onClick={() => void confirmWithBank(confirmUrl)}>Confirm payment</Button>}
        />
      )}
      <Panel title={`Invoice ${invoice.number}`} note="Unpaid">
        <OwedLines invoice={invoice} />
      </Panel>
      {mayPay && (
        <Panel title="Pay with">
          <PayWith cards={cards} hint="Another card is charged as soon as you add or choose it." />
        </Panel>
      )}
      {pay.error && (
        <Banner status="error" title="The payment did not go through">
          {pay.error.message}
        </Banner>
      )}
      {!pay.error && card && card.id !== firstCard && !confirmUrl && (
        <Banner status="error" title={`${cardName(card)} was declined`}>
          Please try another one.
        </Banner>
      )}
      {mayPay && (
        <Button
          size="md"
          variant={confirmUrl ? 'default' : 'filled'}
          disabled={!card}
          loading={pay.isPending}
          onClick={() => pay.mutate()}
        >
          {card ? `Pay ${sum} with ${cardName(card)}` : `Pay ${sum}`}
        </Button>
      )}
    </Page>
  );
}
