import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import '@mantine/core/styles/Button.css';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { secondFactorQuery } from './second-factor-query.ts';
import classes from './settings-panel.module.css';

const SetUpDialog = lazy(async () => ({
  default: (await import('./set-up-dialog.tsx')).SetUpDialog,
}));
const TurnOffDialog = lazy(async () => ({
  default: (await import('./turn-off-dialog.tsx')).TurnOffDialog,
}));

/** Whether a stolen password is enough to get in. */
export function SecondFactorPanel() {
  const query = useQuery(secondFactorQuery());
  const [dialog, setDialog] = useState<'set-up' | 'turn-off' | null>(null);
  const close = () => setDialog(null);
  return (
    <Panel
      title="Two-step login"
      note={query.data && <StatusBadge status={query.data.isOn ? 'active' : 'inactive'} />}
    >
      <Loaded query={query} skeleton={<ListSkeleton rows={1} />}>
        {({ isOn, recoveryCodesLeft }) => (
          <div className={classes.row}>
            <div className={classes.words}>
              <p className={classes.lead}>
                {isOn ? 'Your account asks for a code' : 'Add a code to your password'}
              </p>
              <p className={classes.text}>{isOn ? left(recoveryCodesLeft) : WHY}</p>
            </div>
            {isOn ? (
              <Button variant="default" onClick={() => setDialog('turn-off')}>
                Turn off
              </Button>
            ) : (
              <Button onClick={() => setDialog('set-up')}>Set up</Button>
            )}
          </div>
        )}
      </Loaded>
      <Suspense>
        {dialog === 'set-up' && <SetUpDialog onClose={close} />}
        {dialog === 'turn-off' && <TurnOffDialog onClose={close} />}
      </Suspense>
    </Panel>
  );
}

const WHY =
  'Your phone shows a new code every half minute. Without it nobody gets in, even with your password.';

function left(codes: number): string {
  if (codes === 0) {
    return 'No recovery codes are left. Turn this off and on again to get new ones.';
  }
  return `${codes} recovery ${codes === 1 ? 'code is' : 'codes are'} left for a day without your phone.`;
}
