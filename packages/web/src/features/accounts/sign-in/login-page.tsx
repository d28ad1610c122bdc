import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { call } from '../../../lib/api/call.ts';
import { FormColumn } from '../../../ui/form-column.tsx';
import { CodeStep } from './code-step.tsx';
import { LoginForm } from './login-form.tsx';
import { useSignIn } from './use-sign-in.ts';

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

export function LoginPage() {
  const attempt = useSignIn((body: Credentials) => call('POST /login', { body }));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  if (attempt.asksForCode) {
    return (
      <CodeStep
        email={email}
        isPending={attempt.isPending}
        error={attempt.error}
        onCode={(code) => attempt.signIn({ email, password, code })}
        onStartOver={attempt.startOver}
      />
    );
  }
  return (
    <FormColumn
      title="Log in to Tandem"
      lead="Good to see you again."
      footer={
        <>
          New here?{' '}
          <Anchor component={Link} to="/register" inherit>
            Create your account
          </Anchor>
        </>
      }
    >
      <LoginForm
        {...{ email, setEmail, password, setPassword }}
        isPending={attempt.isPending}
        error={attempt.error}
        onSubmit={() => attempt.signIn({ email: email.trim(), password })}
      />
    </FormColumn>
  );
}
