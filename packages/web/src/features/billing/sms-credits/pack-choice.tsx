import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import { useId } from 'react';
import classes from './pack-choice.module.css';

type PackChoiceProps = {
  label: string;
  value: string;
  onChange: (packId: string) => void;
  disabled: boolean;
};

export function PackChoice({ label, value, onChange, disabled }: PackChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.packs}>
      {SMS_CREDIT_PLANS.map((pack) => (
        <label key={pack.id} className={classes.pack}>
          <input
            type="radio"
            name={name}
            checked={pack.id === value}
            disabled={disabled}
            onChange={() => onChange(pack.id)}
          />
          <span className={classes.name}>{pack.name}</span>
          <span className={classes.each}>
            {cents.format(pack.priceCents / pack.creditsPerMonth)}¢ each
          </span>
          <span className={classes.price}>{formatDollars(pack.priceCents, 'price')}</span>
        </label>
      ))}
    </div>
  );
}

const cents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
