import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import type { Billing, PaymentMethod } from '@tandem/contract/billing';
import '@mantine/core/styles/Button.css';
import { confirmAction } from '../../../ui/confirm/confirm-action.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { cardExpiry, cardName, hasExpired } from '../card-name.ts';
import { useRemoveCard, useSetDefaultCard } from '../cards/use-cards.ts';
import classes from './card-list.module.css';
import { whatFollows, whyCardStays } from './removing-card.ts';

type CardRowProps = { card: PaymentMethod; billing: Billing; mayPay: boolean };

export function CardRow({ card, billing, mayPay }: CardRowProps) {
  const setDefault = useSetDefaultCard();
  const remove = useRemoveCard();
  const name = cardName(card);

  async function askAndRemove() {
    const stays = whyCardStays(billing, card);
    if (stays) return showToast(stays, { type: 'warning' });
    const agreed = await confirmAction({
      title: `Remove ${name}?`,
      body: whatFollows(billing, card),
      confirmLabel: 'Remove card',
      isDestructive: true,
    });
    if (agreed) remove.mutate(card);
  }

  return (
    <li className={classes.row}>
      <IconCreditCard className={classes.icon} aria-hidden />
      <div className={classes.about}>
        <p className={classes.name}>
          {name}
          {card.isDefault && <span className={classes.mark}>Default</span>}
        </p>
        {hasExpired(card, new Date()) ? (
          <p className={classes.expired}>Expired {cardExpiry(card)}</p>
        ) : (
          <p className={classes.expiry}>Expires {cardExpiry(card)}</p>
        )}
      </div>
      {mayPay && (
        <div className={classes.actions}>
          {!card.isDefault && (
            <Button
              variant="default"
              loading={setDefault.isPending}
              onClick={() => setDefault.mutate(card)}
              aria-label={`Make default: ${name}`}
            >
              Make default
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() => void askAndRemove()}
            aria-label={`Remove ${name}`}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
