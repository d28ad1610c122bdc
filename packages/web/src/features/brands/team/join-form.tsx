import { Button, Stack } from '@mantine/core';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { NewPasswordField } from '../../../ui/fields/new-password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useAcceptInvite } from './invite-query.ts';
import classes from './join.module.css';

const NAME_RULES = [required(), maxCharacters(80)];

type JoinFormProps = { token: string; email: string; brandName: string };

/** A new account for the invited address. The link itself proves that the mailbox is theirs. */
export function JoinForm({ token, email, brandName }: JoinFormProps) {
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [password, setPassword] = useState('');
  const accept = useAcceptInvite(token);
  return (
    <Form
      onSubmit={() =>
        accept.mutate({ firstName: firstName.trim(), lastName: lastName.trim(), password })
      }
    >
      <Stack gap="md">
        {accept.error && <Banner status="error" title={accept.error.message} />}
        <TextField
          label="Email"
          value={email}
          onChange={() => {}}
          readOnly
          autoComplete="username"
        />
        <div className={classes.names}>
          <TextField
            label="First name"
            autoComplete="given-name"
            autoFocus
            value={firstName}
            onChange={setFirstName}
            validators={NAME_RULES}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            value={lastName}
            onChange={setLastName}
            validators={NAME_RULES}
          />
        </div>
        <NewPasswordField
          label="Password"
          ownWords={[email, brandName, firstName, lastName]}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" loading={accept.isPending} fullWidth size="md">
          Create account and join
        </Button>
      </Stack>
    </Form>
  );
}
