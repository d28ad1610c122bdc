import { Button } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useIsPayer } from '../use-is-payer.ts';
import classes from './plan-pitch.module.css';
import { PlanPitch } from './plan-pitch.tsx';

type UpgradeOfferProps = { refusal: ApiError; onClose: () => void };

/** What somebody sees who tries a thing their plan does not cover. */
export function UpgradeOffer({ refusal, onClose }: UpgradeOfferProps) {
  const { accountname } = useCurrentBrand();
  const mayPay = useIsPayer();
  const { title, action, place } = remedyAt(refusal.goTo ?? '/upgrade-plan');
  return (
    <Dialog opened title={title} onClose={onClose}>
      {place === '/upgrade-plan' ? (
        <PlanPitch lead={refusal.message} />
      ) : (
        <p className={classes.lead}>{refusal.message}</p>
      )}
      {!mayPay && <p className={classes.ask}>Ask an owner of {accountname} about it.</p>}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        {mayPay && (
          <Button component={Link} to={place} onClick={onClose} data-autofocus>
            {action}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

/** The server names the place where it is resolved; what is missing there follows from it. */
function remedyAt(place: string): { title: string; action: string; place: string } {
  if (place === '/missing-payment') {
    return { title: 'A payment is missing', action: 'Settle the payment', place };
  }
  if (place === '/upgrade-plan')
    return { title: 'Choose a plan to do this', action: 'See plans', place };
  return { title: 'This needs a card', action: 'Add a card', place };
}
