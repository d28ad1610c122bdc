import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

/**
 * Two steps: show the secret and prove that the phone has it, then keep the recovery codes. The codes
 * exist only here, so a stray click must not close the second step.
 */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  // Asked once for each opening of the dialog: a second secret would make the first code wrong.
  const secret = useQuery({
    queryKey: ['second-factor-secret'],
    queryFn: () => call('POST /second-factor/start'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

  function close() {
    if (codes) void queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
    onClose();
  }

  return (
    <Dialog
      opened
      title={codes ? 'Save your recovery codes' : 'Set up two-step login'}
      onClose={close}
      closeOnClickOutside={codes === null}
      closeOnEscape={codes === null}
      withCloseButton={codes === null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={close} />
      ) : (
        <Loaded query={secret} skeleton={<ListSkeleton rows={3} />}>
          {(data) => <ScanStep {...data} onConfirmed={setCodes} />}
        </Loaded>
      )}
    </Dialog>
  );
}
