import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { FormColumn } from '../../../ui/form-column.tsx';
import { CodeStep } from './code-step.tsx';
import { LoginForm } from './login-form.tsx';
import { useLogin } from './use-login.ts';

export function LoginPage() {
  const attempt = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  if (attempt.asksForCode) {
    return (
      <CodeStep
        email={email}
        isPending={attempt.isPending}
        error={attempt.error}
        onCode={(code) => attempt.login({ email, password, code })}
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
        onSubmit={() => attempt.login({ email: email.trim(), password })}
      />
    </FormColumn>
  );
}
