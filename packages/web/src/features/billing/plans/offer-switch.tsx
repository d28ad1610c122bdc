import { PLAN_OFFERS, type PlanOffer } from '@tandem/domain/billing/plan-offers';
import { type ReactNode, useId } from 'react';
import { NativeSelectField } from '../../../ui/fields/native-select-field.tsx';
import { useLayoutBand } from '../../../ui/use-layout-band.ts';
import classes from './offer-switch.module.css';
import { offerLabel } from './offered-plan.ts';

type OfferSwitchProps = {
  value: PlanOffer;
  onChange: (offer: PlanOffer) => void;
  /** How many brands the person has; the group offer needs several. */
  brandCount?: number;
};

/** The terms on which the plans below are priced: what renews, and what is paid once. */
export function OfferSwitch({ value, onChange, brandCount = 0 }: OfferSwitchProps) {
  const name = useId();
  const band = useLayoutBand();
  const hasGroup = brandCount >= (PLAN_OFFERS.group.minimumBrands ?? 0);
  if (band === 'mobile') {
    const offers = [...RENEWING, ...UPFRONT, ...(hasGroup ? ['group' as const] : [])];
    const options = offers.map((offer) => ({ value: offer, label: longLabel(offer) }));
    return <NativeSelectField label={LABEL} options={options} value={value} onChange={onChange} />;
  }
  const chip = (offer: PlanOffer) => (
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
          <span className={classes.spoken}>saves {PLAN_OFFERS[offer].discountPercent} percent</span>
        </span>
      )}
    </label>
  );
  return (
    <div role="radiogroup" aria-label={LABEL} className={classes.switch}>
      <Row title="Renews by itself">{RENEWING.map(chip)}</Row>
      <Row title="Offers, paid once">{UPFRONT.map(chip)}</Row>
      {hasGroup && <Row title="For your brands">{chip('group')}</Row>}
    </div>
  );
}

/** A phone has no room for seven chips, so it gets the list of its own. */
function longLabel(offer: PlanOffer): string {
  const { discountPercent } = PLAN_OFFERS[offer];
  return discountPercent > 0 ? `${offerLabel(offer)} (−${discountPercent}%)` : offerLabel(offer);
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <span className={classes.title}>{title}</span>
      <div className={classes.chips}>{children}</div>
    </div>
  );
}

const LABEL = 'How to pay';
const RENEWING: readonly PlanOffer[] = ['monthly', 'quarterly', 'bi-annually', 'annually'];
const UPFRONT: readonly PlanOffer[] = ['buy-3-get-1', '6-month', '12-month'];
