import type { Billing } from '@tandem/contract/billing';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AddCardButton } from '../cards/add-card-button.tsx';
import { useIsPayer } from '../use-is-payer.ts';
import classes from './card-list.module.css';
import { CardRow } from './card-row.tsx';

export function CardList({ billing }: { billing: Billing }) {
  const cards = billing.paymentMethods;
  const mayPay = useIsPayer();
  if (cards.length === 0) {
    return (
      <EmptyState
        drawing="card"
        order={3}
        title="No card yet"
        action={mayPay && <AddCardButton known={cards} variant="filled" />}
      >
        A card is needed only for a paid plan or for SMS credits.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.cards}>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} billing={billing} mayPay={mayPay} />
        ))}
      </ul>
      {mayPay && (
        <div className={classes.add}>
          <AddCardButton known={cards} />
        </div>
      )}
    </>
  );
}
