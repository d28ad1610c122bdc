import type { PaymentMethod } from '@tandem/contract/billing';
import { useEffect, useId, useRef, useState } from 'react';
import { cardExpiry, cardName, hasExpired } from '../card-name.ts';
import { AddCardButton } from './add-card-button.tsx';
import classes from './pay-with.module.css';
import { useSetDefaultCard } from './use-cards.ts';

type PayWithProps = {
  cards: readonly PaymentMethod[];
  /** What choosing a card does here, where that is more than choosing. */
  hint?: string;
};

/** Which card is charged. Choosing another makes it the one for later payments too. */
export function PayWith({ cards, hint }: PayWithProps) {
  const name = useId();
  const choose = useSetDefaultCard();
  const [addedId, setAddedId] = useState<string>();
  const added = useRef<HTMLInputElement>(null);
  const chosenId = choose.isPending
    ? choose.variables.id
    : cards.find(({ isDefault }) => isDefault)?.id;
  // Whoever added a card goes on from it, towards the button that pays.
  const shownId = cards.find(({ id }) => id === addedId)?.id;
  useEffect(() => {
    if (shownId) added.current?.focus();
  }, [shownId]);
  return (
    <div className={classes.body}>
      {cards.length === 0 && <p className={classes.none}>Add a card to pay with.</p>}
      {cards.length > 0 && (
        <div role="radiogroup" aria-label="Card" className={classes.cards}>
          {cards.map((card) => (
            <label key={card.id} className={classes.card}>
              <input
                type="radio"
                name={name}
                ref={card.id === addedId ? added : undefined}
                checked={card.id === chosenId}
                disabled={choose.isPending}
                onChange={() => choose.mutate(card)}
              />
              <span>{cardName(card)}</span>
              <span
                className={classes.expiry}
                data-expired={hasExpired(card, new Date()) || undefined}
              >
                {hasExpired(card, new Date()) ? 'Expired' : cardExpiry(card)}
              </span>
            </label>
          ))}
        </div>
      )}
      {hint && cards.length > 0 && <p className={classes.none}>{hint}</p>}
      <AddCardButton
        known={cards}
        variant={cards.length > 0 ? 'default' : 'filled'}
        onAdded={({ id }) => setAddedId(id)}
      />
    </div>
  );
}
