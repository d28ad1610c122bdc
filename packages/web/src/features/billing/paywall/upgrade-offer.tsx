import { Button } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useIsPayer } from '../use-is-payer.ts';
import classes from './plan-pitch.module.css';
import { PlanPitch } from './plan-pitch.tsx';

type UpgradeOfferProps = { refusal: ApiError; onClose: () => void };

/** What somebody sees who tries a thing their plan does not cover. */
export function UpgradeOffer({ refusal, onClose }: UpgradeOfferProps) {
  const { accountname } = useCurrentBrand();
  const mayPay = useIsPayer();
  const place = refusal.goTo ?? '/upgrade-plan';
  const isOwed = place === '/missing-payment';
  return (
    <Dialog
      opened
      title={isOwed ? 'A payment is missing' : 'Your plan does not include this yet'}
      onClose={onClose}
    >
      {isOwed ? (
        <p className={classes.lead}>{refusal.message}</p>
      ) : (
        <PlanPitch lead={refusal.message} />
      )}
      <div className={classes.actions}>
        {mayPay ? (
          <Button component={Link} to={place} fullWidth size="md" onClick={onClose}>
            {isOwed ? 'Settle the payment' : 'See plans'}
          </Button>
        ) : (
          <p className={classes.ask}>Ask an owner of {accountname} about it.</p>
        )}
        <Button variant="default" fullWidth onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
