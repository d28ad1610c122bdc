import { Anchor, Button, Stack } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Button.css';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DemoLogins } from './demo-logins.tsx';
import classes from './login-form.module.css';
import { LoginTrouble } from './login-trouble.tsx';

const REQUIRED = 'Required field';

type LoginFormProps = {
  email: string;
  setEmail: (email: string) => void;
  password: string;
  setPassword: (password: string) => void;
  isPending: boolean;
  error: ApiError | null;
  onSubmit: () => void;
};

/** Both fields are plainly needed, so this form does without the marks of required fields. */
export function LoginForm(props: LoginFormProps) {
  const { email, setEmail, password, setPassword, error } = props;
  const [wasTried, setTried] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (email.trim() && password) props.onSubmit();
  }

  const fieldError = (name: 'email' | 'password', value: string) =>
    wasTried && !value.trim() ? REQUIRED : error?.fields[name];

  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {error && <LoginTrouble error={error} email={email} />}
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={setEmail}
            error={fieldError('email', email)}
          />
          <div>
            <PasswordField
              label="Password"
              name="password"
              value={password}
              onChange={setPassword}
              error={fieldError('password', password)}
            />
            <Anchor component={Link} to="/forgot-password" className={classes.forgot}>
              Forgot your password?
            </Anchor>
          </div>
          <Button type="submit" ref={submit} loading={props.isPending} fullWidth size="md">
            Log in
          </Button>
        </Stack>
      </form>
      <DemoLogins
        onChoose={(demo) => {
          setEmail(demo.email);
          setPassword(demo.password);
          submit.current?.focus();
        }}
      />
    </>
  );
}
