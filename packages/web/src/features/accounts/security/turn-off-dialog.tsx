import { Button } from '@mantine/core';
import { required } from '@tandem/domain/validation/text-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { call } from '../../../lib/api/call.ts';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { secondFactorQuery } from './second-factor-query.ts';
import classes from './set-up-dialog.module.css';

/** Asks for password and code, because an unlocked laptop must not be enough. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const [currentPassword, setCurrent] = useState('');
  const [code, setCode] = useState('');
  const queryClient = useQueryClient();
  const turnOff = useMutation({
    mutationFn: (body: { currentPassword: string; code: string }) =>
      call('POST /second-factor/off', { body }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
      showToast('Two-step login is off', { type: 'success' });
      onClose();
    },
  });
  const refusal = formRefusal(turnOff.error);
  return (
    <Dialog opened title="Turn off two-step login?" onClose={onClose} size="sm">
      <Form
        className={classes.steps}
        onSubmit={() => turnOff.mutate({ currentPassword, code: code.trim() })}
      >
        <p className={classes.text}>
          Your password alone lets people in again, and your recovery codes stop working.
        </p>
        {refusal && <Banner status="error" title={refusal} />}
        <PasswordField
          label="Your password"
          value={currentPassword}
          onChange={setCurrent}
          validators={[required()]}
          error={fieldRefusal(turnOff, 'currentPassword', currentPassword)}
        />
        <TextField
          label="Code from your app, or a recovery code"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          validators={[required()]}
          error={fieldRefusal(turnOff, 'code', code.trim())}
        />
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={turnOff.isPending}>
            Turn off
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
