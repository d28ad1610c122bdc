import { Button } from '@mantine/core';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { formRefusal } from '../../lib/api/field-refusal.ts';
import { actAs } from '../../lib/session/act-as.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './act-as-dialog.module.css';

type ActAsDialogProps = { person: { id: number; name: string }; onClose: () => void };

/** Asks why, before an admin sees and does what only somebody else may. */
export function ActAsDialog({ person, onClose }: ActAsDialogProps) {
  const [reason, setReason] = useState('');
  const begin = useMutation({
    mutationFn: () => actAs(person.id, reason.trim(), { place: '/' }),
  });
  const refusal = formRefusal(begin.error);
  return (
    <Dialog opened title={`Act as ${person.name}?`} onClose={onClose} size="sm">
      <Form className={classes.form} onSubmit={() => begin.mutate()}>
        <p className={classes.text}>
          For an hour at most. The log keeps your reason and everything you open or change
          meanwhile.
        </p>
        {refusal && <Banner status="error" title={refusal} />}
        <TextField
          label="Reason"
          placeholder="Ticket 1207: cannot find their invoice"
          autoFocus
          value={reason}
          onChange={setReason}
          validators={[required(), maxCharacters(300)]}
        />
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={begin.isPending}>
            Act as {person.name}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
