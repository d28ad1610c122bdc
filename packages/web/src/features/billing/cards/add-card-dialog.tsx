import type { PaymentMethod } from '@tandem/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { AddCardForm } from './add-card-form.tsx';
import { AddCardSkeleton } from './add-card-skeleton.tsx';

type NewCardProps = {
  known: readonly PaymentMethod[];
  onAdded: (card: PaymentMethod | undefined) => void;
};
type AddCardDialogProps = NewCardProps & { opened: boolean; onClose: () => void };

export function AddCardDialog({ known, opened, onAdded, onClose }: AddCardDialogProps) {
  return (
    <Dialog opened={opened} title="Add a card" onClose={onClose}>
      <NewCard known={known} onAdded={onAdded} />
    </Dialog>
  );
}

/**
 * Asks how a card is added here, each time anew: in our own form for the local gateway, or on the page
 * of the payment provider, so that no real card number ever passes through us.
 */
function NewCard({ known, onAdded }: NewCardProps) {
  const setup = useQuery({
    queryKey: ['card-setup'],
    queryFn: () => call('POST /payment-methods/setup'),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const elsewhere = setup.data?.kind === 'redirect' ? setup.data.url : undefined;
  useEffect(() => {
    if (elsewhere) location.assign(elsewhere);
  }, [elsewhere]);
  return (
    <Loaded query={setup} skeleton={<AddCardSkeleton />}>
      {({ kind }) =>
        kind === 'form' ? <AddCardForm known={known} onDone={onAdded} /> : <AddCardSkeleton />
      }
    </Loaded>
  );
}
