import { IconChevronDown } from '@tabler/icons-react';
import { PLAN_OFFERS, type PlanOffer } from '@tandem/domain/billing/plan-offers';
import { useId, useState } from 'react';
import classes from './offer-switch.module.css';
import { offerLabel } from './offered-plan.ts';

type OfferSwitchProps = {
  value: PlanOffer;
  onChange: (offer: PlanOffer) => void;
  /** How many brands the person has; the group offer needs several. */
  brandCount?: number;
};

/**
 * The terms on which the plans below are priced. How often to pay is the one choice that everybody
 * makes; what is paid once, or for several brands, waits behind a button until somebody asks.
 */
export function OfferSwitch({ value, onChange, brandCount = 0 }: OfferSwitchProps) {
  const others = useId();
  const hasGroup = brandCount >= (PLAN_OFFERS.group.minimumBrands ?? 0);
  const [isOpen, setOpen] = useState(!INTERVALS.includes(value));
  const chips = { value, onChange };
  return (
    <div className={classes.switch}>
      <div className={classes.first}>
        <Chips {...chips} label="How often to pay" offers={INTERVALS} />
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={others}
          onClick={() => setOpen(!isOpen)}
        >
          Other terms
          <IconChevronDown className={classes.arrow} data-open={isOpen || undefined} aria-hidden />
        </button>
      </div>
      <div id={others} hidden={!isOpen} className={classes.others}>
        <p className={classes.about}>
          Paid once, and they do not renew
          {hasGroup ? '; or per brand, for the owner of several' : ''}.
        </p>
        <Chips {...chips} label="Other terms" offers={hasGroup ? [...UPFRONT, 'group'] : UPFRONT} />
      </div>
    </div>
  );
}

type ChipsProps = Pick<OfferSwitchProps, 'value' | 'onChange'> & {
  label: string;
  offers: readonly PlanOffer[];
};

function Chips({ label, offers, value, onChange }: ChipsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.chips}>
      {offers.map((offer) => (
        <label key={offer} className={classes.chip}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={value === offer}
            onChange={() => onChange(offer)}
          />
          {offerLabel(offer)}
          {PLAN_OFFERS[offer].discountPercent > 0 && (
            <span className={classes.saving}>
              <span aria-hidden>−{PLAN_OFFERS[offer].discountPercent}%</span>
              <span className={classes.spoken}>
                saves {PLAN_OFFERS[offer].discountPercent} percent
              </span>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

const INTERVALS: readonly PlanOffer[] = ['monthly', 'quarterly', 'bi-annually', 'annually'];
const UPFRONT: readonly PlanOffer[] = ['buy-3-get-1', '6-month', '12-month'];
