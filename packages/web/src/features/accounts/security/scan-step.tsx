import { Button } from '@mantine/core';
import { required } from '@tandem/domain/validation/text-rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { call } from '../../../lib/api/call.ts';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import classes from './set-up-dialog.module.css';

type ScanStepProps = {
  secret: string;
  otpauthUrl: string;
  onConfirmed: (recoveryCodes: string[]) => void;
};

export function ScanStep({ secret, otpauthUrl, onConfirmed }: ScanStepProps) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => call('POST /second-factor/confirm', { body }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const refusal = formRefusal(confirm.error);
  return (
    <Form className={classes.steps} onSubmit={() => confirm.mutate({ code: code.trim() })}>
      <p className={classes.text}>
        1. Scan this with an authenticator app, such as 1Password or Google Authenticator.
      </p>
      <div className={classes.secret}>
        <QrCode text={otpauthUrl} label="QR code with your secret" />
        <div className={classes.manual}>
          <p className={classes.text}>No camera? Type this key into the app instead:</p>
          <code className={classes.key}>{inGroups(secret)}</code>
          <CopyButton text={secret} label="Copy key" />
        </div>
      </div>
      {refusal && <Banner status="error" title={refusal} />}
      <TextField
        label="2. Enter the 6-digit code it shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        validators={[required()]}
        error={fieldRefusal(confirm, 'code', code.trim())}
      />
      <Button type="submit" loading={confirm.isPending} fullWidth>
        Turn on
      </Button>
    </Form>
  );
}

/** Four letters at a time, which is how people read a key aloud. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
