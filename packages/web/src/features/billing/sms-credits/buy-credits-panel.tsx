import type { PaymentMethod } from '@tandem/contract/billing';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { findSmsCreditPlan, SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import { useState } from 'react';
import { Link } from 'react-router';
import { formRefusal } from '../../../lib/api/field-refusal.ts';
import { impersonatedUserId } from '../../../lib/session/impersonation.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirmAction } from '../../../ui/confirm/confirm-action.ts';
import { Panel } from '../../../ui/panel.tsx';
import { cardName } from '../card-name.ts';
import { AddCardButton } from '../cards/add-card-button.tsx';
import classes from './buy-credits-panel.module.css';
import { PackChoice } from './pack-choice.tsx';
import { useBuyCredits } from './sms-bank-query.ts';

type BuyCreditsPanelProps = { cards: readonly PaymentMethod[]; mayPay: boolean };

export function BuyCreditsPanel({ cards, mayPay }: BuyCreditsPanelProps) {
  const [packId, setPackId] = useState(SMS_CREDIT_PLANS[1]?.id ?? '');
  const buy = useBuyCredits();
  const refusal = formRefusal(buy.error);
  const pack = findSmsCreditPlan(packId);
  const card = cards.find(({ isDefault }) => isDefault);

  async function askAndBuy() {
    if (!pack || !card) return;
    const price = formatDollars(pack.priceCents);
    // In somebody's name another question follows, which says all of this and more.
    if (impersonatedUserId() !== null) return buy.mutate(pack);
    const agreed = await confirmAction({
      title: `Buy ${pack.name} for ${price}?`,
      body: `We charge ${cardName(card)} now, and the credits are there at once.`,
      confirmLabel: `Pay ${price}`,
    });
    if (agreed) buy.mutate(pack);
  }

  return (
    <Panel title="Buy credits">
      <div className={classes.body}>
        <p className={classes.note}>
          Each pack is charged once, and credits do not expire. Every purchase is among your{' '}
          <Link to="/profile/brand/payment-methods">invoices</Link>.
        </p>
        <PackChoice label="Pack" value={packId} onChange={setPackId} disabled={!mayPay} />
        {refusal && (
          <Banner status="error" title="The credits were not bought">
            {refusal}
          </Banner>
        )}
        {mayPay && (
          <div className={classes.actions}>
            {card ? (
              <BusyButton isBusy={buy.isPending} onClick={() => void askAndBuy()}>
                Buy {pack?.name} for {formatDollars(pack?.priceCents ?? 0)}
              </BusyButton>
            ) : (
              <AddCardButton known={cards} variant="filled" />
            )}
            <span className={classes.note}>
              {card ? `Paid with ${cardName(card)}` : 'Credits are paid by card.'}
            </span>
          </div>
        )}
      </div>
    </Panel>
  );
}
