import { Button } from '@mantine/core';
import {
  type TrialModal as Modal,
  showsSwitchBrands,
} from '@tandem/domain/billing/choose-trial-modal';
import { formatDaysLeft } from '@tandem/domain/time/days-between';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useIsPayer } from '../use-is-payer.ts';
import classes from './plan-pitch.module.css';
import { PlanPitch } from './plan-pitch.tsx';

type TrialModalProps = { modal: Modal; onDismiss: () => void };

/** Tells that a trial is about to end, or has. It can be dismissed either way. */
export function TrialModal({ modal, onDismiss }: TrialModalProps) {
  const brand = useCurrentBrand();
  const { credentials } = useProfile();
  const mayPay = useIsPayer();
  const hasEnded = modal === 'trialEnded';
  return (
    <Dialog
      opened
      title={hasEnded ? 'Your trial has ended' : endingTitle(brand.trial_end)}
      onClose={onDismiss}
    >
      <PlanPitch
        lead={
          hasEnded
            ? `Everything ${brand.accountname} has made is kept. Choose a plan to go on with it.`
            : `Choose a plan now and ${brand.accountname} goes on without a break. You can cancel at any time.`
        }
      />
      {!mayPay && (
        <p className={classes.ask}>Ask an owner of {brand.accountname} to choose a plan.</p>
      )}
      <DialogFooter>
        <Button variant="default" onClick={onDismiss}>
          {hasEnded ? 'Look around first' : 'Remind me later'}
        </Button>
        {mayPay && (
          <Button component={Link} to="/upgrade-plan" data-autofocus>
            Choose a plan
          </Button>
        )}
      </DialogFooter>
      {showsSwitchBrands(modal, credentials.length) && (
        <p className={classes.way}>
          <Link to="/profile/switch-brand">Switch Brands</Link>
        </p>
      )}
    </Dialog>
  );
}

function endingTitle(trialEnd: string | null): string {
  if (trialEnd === null) return 'Your trial ends soon';
  const left = formatDaysLeft(new Date(trialEnd), new Date());
  return left === 'Ends today' ? 'Your trial ends today' : `Your trial: ${left}`;
}
