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
};

export function AddCardButton({ known, variant = 'default', label }: AddCardButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label ?? (known.length > 0 ? 'Add another card' : 'Add a card')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddCardDialog known={known} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
