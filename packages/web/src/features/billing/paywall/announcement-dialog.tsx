import { Button } from '@mantine/core';
import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { formatDay } from '../day.tsx';
import { billedWords } from '../plans/offered-plan.ts';
import { useIsPayer } from '../use-is-payer.ts';
import classes from './announcement-dialog.module.css';
import type { Announcement } from './judge-place.ts';

type AnnouncementDialogProps = {
  announcement: Announcement;
  /** Told where to go next; without a place, to where the person wanted to go. */
  onSeen: (to?: string) => void;
};

/** Good news that every session hears once: a longer trial, or a plan on terms of one's own. */
export function AnnouncementDialog({ announcement, onSeen }: AnnouncementDialogProps) {
  return announcement === 'extendedTrial' ? (
    <ExtendedTrial onSeen={onSeen} />
  ) : (
    <PreferredTerms onSeen={onSeen} />
  );
}

type Seen = Pick<AnnouncementDialogProps, 'onSeen'>;

function ExtendedTrial({ onSeen }: Seen) {
  const { extended_trial_end: end } = useCurrentBrand();
  return (
    <Dialog opened title="You have more time" onClose={() => onSeen()} size="sm">
      <div className={classes.body}>
        <Drawing name="seedling" />
        <p className={classes.text}>
          We extended your trial{end && ` until ${formatDay(end)}`}. Everything keeps working until
          then.
        </p>
      </div>
      <DialogFooter>
        <Button onClick={() => onSeen()} data-autofocus>
          Go on
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function PreferredTerms({ onSeen }: Seen) {
  const { accountname, pendingPreferredTermsPlan } = useCurrentBrand();
  const mayPay = useIsPayer();
  const plan = findPlanVariant(pendingPreferredTermsPlan ?? '');
  return (
    <Dialog opened title={`An offer for ${accountname}`} onClose={() => onSeen()} size="sm">
      <div className={classes.body}>
        <Drawing name="card" />
        <p className={classes.text}>
          {plan
            ? `${plan.name} is ready for you: ${billedWords(plan)}.`
            : 'A plan on preferred terms is ready for you.'}
          {!mayPay && ' An owner can accept it.'}
        </p>
      </div>
      <DialogFooter>
        <Button variant="default" onClick={() => onSeen()}>
          Not now
        </Button>
        {mayPay && (
          <Button onClick={() => onSeen(plan ? `/upgrade-plan?plan=${plan.id}` : '/upgrade-plan')}>
            See the offer
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
