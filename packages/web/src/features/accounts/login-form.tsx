import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Button.css';
import { Banner } from '../../ui/banner.tsx';
import { DemoLogins } from './demo-logins.tsx';
import classes from './login-form.module.css';
import { useLogin } from './use-login.ts';

const REQUIRED = 'Required field';

export function LoginForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  const { login, isPending, error } = useLogin();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (email.trim() && password) login({ email, password });
  }

  const fieldError = (name: 'email' | 'password', value: string) =>
    (wasTried && !value.trim() && REQUIRED) || error?.fields[name];
  const hasFieldErrors = Object.keys(error?.fields ?? {}).length > 0;

  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {error && !hasFieldErrors && <Banner status="error" title={error.message} />}
          <TextInput
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={fieldError('email', email)}
          />
          <div>
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={fieldError('password', password)}
              visibilityToggleButtonProps={{ 'aria-label': 'Show or hide password' }}
            />
            <Anchor component={Link} to="/forgot-password" className={classes.forgot}>
              Forgot your password?
            </Anchor>
          </div>
          <Button type="submit" ref={submit} loading={isPending} fullWidth size="md">
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
