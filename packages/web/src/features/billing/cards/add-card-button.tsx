import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { PaymentMethod } from '@tandem/contract/billing';
import { lazy, Suspense, useState } from 'react';
import '@mantine/core/styles/Button.css';

const AddCardDialog = lazy(async () => ({
  default: (await import('./add-card-dialog.tsx')).AddCardDialog,
}));

type AddCardButtonProps = {
  known: readonly PaymentMethod[];
  variant?: ButtonProps['variant'];
  label?: string;
  /** For a place that shows the card, which then goes on from there. */
  onAdded?: (card: PaymentMethod) => void;
};

export function AddCardButton({ known, variant = 'default', label, onAdded }: AddCardButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Once fetched the dialog stays, closed: only so does it give the focus back.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
      >
        {label ?? (known.length > 0 ? 'Add another card' : 'Add a card')}
      </Button>
      {wasOpened && (
        <Suspense>
          <AddCardDialog
            known={known}
            opened={isOpen}
            onClose={() => setOpen(false)}
            onAdded={(card) => {
              setOpen(false);
              if (card) onAdded?.(card);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
