import { Anchor, Button, Stack } from '@mantine/core';
import { required } from '@tandem/domain/validation/text-rules';
import { useState } from 'react';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormColumn, keepFocus } from '../../../ui/form-column.tsx';
import { LoginTrouble } from './login-trouble.tsx';

type CodeStepProps = {
  email: string;
  isPending: boolean;
  error: ApiError | null;
  onCode: (code: string) => void;
  onStartOver: () => void;
};

/** The second half of signing in: a code from the app, or one of the codes kept for a lost phone. */
export function CodeStep({ email, isPending, error, onCode, onStartOver }: CodeStepProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState('');
  const isWrong = error?.code === 'wrong_code' && sent === code.trim();
  const { title, lead, label, other } = WORDS[kind];
  return (
    <FormColumn
      title={title}
      lead={lead}
      footer={
        <>
          Not {email}?{' '}
          <Anchor component="button" type="button" inherit onClick={onStartOver}>
            Use another account
          </Anchor>
        </>
      }
    >
      <Form
        onSubmit={() => {
          setSent(code.trim());
          onCode(code.trim());
        }}
      >
        <Stack gap="md">
          {error && error.code !== 'wrong_code' && <LoginTrouble error={error} email={email} />}
          <TextField
            key={kind}
            label={label}
            autoFocus
            autoComplete="one-time-code"
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            value={code}
            onChange={setCode}
            validators={[required()]}
            error={isWrong ? error.message : undefined}
          />
          <Button type="submit" loading={isPending} fullWidth size="md">
            Log in
          </Button>
          <Anchor
            component="button"
            type="button"
            onMouseDown={keepFocus}
            onClick={() => {
              setKind(kind === 'app' ? 'recovery' : 'app');
              setCode('');
            }}
          >
            {other}
          </Anchor>
        </Stack>
      </Form>
    </FormColumn>
  );
}

const WORDS = {
  app: {
    title: 'Enter your code',
    lead: 'Open your authenticator app and type the 6-digit code for Tandem.',
    label: '6-digit code',
    other: 'Use a recovery code instead',
  },
  recovery: {
    title: 'Use a recovery code',
    lead: 'Each of the codes you saved when you turned on the second step works once.',
    label: 'Recovery code',
    other: 'Use the code from your app instead',
  },
};
