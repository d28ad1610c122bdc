import type { PaymentMethod, SmsBank } from '@tandem/contract/billing';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import {
  availableCredits,
  isRefillDue,
  type SmsCreditPlan,
} from '@tandem/domain/billing/sms-credit-plans';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { cardName } from '../card-name.ts';
import classes from './buy-credits-panel.module.css';

type AutorefillActionProps = {
  bank: SmsBank;
  pack: SmsCreditPlan;
  whenBelow: number;
  card: PaymentMethod | undefined;
  isChanged: boolean;
  isBusy: boolean;
};

/** Saves the refill. With too few credits left it begins with buying a pack, and says so before. */
export function AutorefillAction(props: AutorefillActionProps) {
  const { bank, pack, whenBelow, card, isChanged, isBusy } = props;
  const buysNow = isRefillDue(whenBelow, bank.credits);
  const verb = bank.autorefill ? 'save' : 'turn on';
  const price = formatDollars(pack.priceCents);
  return (
    <>
      {buysNow && isChanged && card && (
        <p className={classes.note} role="status">
          {numbers.format(availableCredits(bank.credits))} credits are left, fewer than{' '}
          {numbers.format(whenBelow)}. So the first {pack.name} are bought now, with{' '}
          {cardName(card)}.
        </p>
      )}
      <BusyButton type="submit" disabled={!isChanged || !card} isBusy={isBusy}>
        {buysNow ? `Pay ${price} and ${verb}` : verb.charAt(0).toUpperCase() + verb.slice(1)}
      </BusyButton>
    </>
  );
}

const numbers = new Intl.NumberFormat('en-US');
