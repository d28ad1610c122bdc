import { Button } from '@mantine/core';
import type { Invoice, PaymentMethod } from '@tandem/contract/billing';
import '@mantine/core/styles/Button.css';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { cardName } from '../card-name.ts';
import { PayWith } from '../cards/pay-with.tsx';
import { Day } from '../day.tsx';
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
  const pay = usePayInvoice(invoice);
  const confirmWithBank = useConfirmWithBank();
  const { confirmUrl } = invoice;
  const card = cards.find(({ isDefault }) => isDefault);
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
          action={<Button onClick={() => void confirmWithBank(confirmUrl)}>Confirm {sum}</Button>}
        />
      )}
      <Panel title={`Invoice ${invoice.number}`} note="Unpaid">
        <OwedLines invoice={invoice} />
      </Panel>
      {mayPay && (
        <Panel title="Pay with">
          <PayWith cards={cards} hint="Nothing is charged before you press the button below." />
        </Panel>
      )}
      {pay.error && pay.variables && <Refusal error={pay.error} card={pay.variables} />}
      {mayPay && (
        <BusyButton
          size="md"
          variant={confirmUrl ? 'default' : 'filled'}
          disabled={!card}
          isBusy={pay.isPending}
          onClick={() => card && pay.mutate(card)}
        >
          {card ? `Pay ${sum} with ${cardName(card)}` : `Pay ${sum}`}
        </BusyButton>
      )}
    </Page>
  );
}

/** Names the card: with several of them, and several tries, "declined" alone says nothing. */
function Refusal({ error, card }: { error: Error; card: PaymentMethod }) {
  const isDeclined = error instanceof ApiError && error.code === 'card_declined';
  return (
    <Banner
      status="error"
      title={isDeclined ? `${cardName(card)} was declined` : 'The payment did not go through'}
    >
      {isDeclined ? 'Nothing was charged. Please try again or choose another card.' : error.message}
    </Banner>
  );
}
