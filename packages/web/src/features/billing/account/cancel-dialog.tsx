import { Button } from '@mantine/core';
import { IconMinus } from '@tabler/icons-react';
import type { PlanTier } from '@tandem/domain/billing/plan-tier';
import '@mantine/core/styles/Button.css';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Day } from '../day.tsx';
import { lostFacts } from '../plans/plan-facts.ts';
import classes from './cancel-dialog.module.css';
import { useCancel } from './use-renewal.ts';

type CancelDialogProps = { tier: PlanTier; name: string; endsAt: string; onClose: () => void };

/** Says when the plan ends and what goes with it, without begging: people who feel tricked do not return. */
export function CancelDialog({ tier, name, endsAt, onClose }: CancelDialogProps) {
  const cancel = useCancel();
  const lost = lostFacts(tier, 'white');
  return (
    <Dialog opened title={`Cancel ${name}?`} onClose={onClose}>
      <p className={classes.text}>
        You keep everything until <Day at={endsAt} />, and no further payment is taken. After that
        the brand moves to Basic. You can resume at any time before.
      </p>
      {lost.length > 0 && (
        <>
          <p className={classes.lead}>What ends with the plan:</p>
          <ul className={classes.list}>
            {lost.map((fact) => (
              <li key={fact}>
                <IconMinus className={classes.icon} aria-hidden />
                {fact}
              </li>
            ))}
          </ul>
        </>
      )}
      {cancel.error && <Banner status="error" title={cancel.error.message} />}
      <DialogFooter>
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep my plan
        </Button>
        <Button
          color="red"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSuccess: onClose })}
        >
          Cancel plan
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
