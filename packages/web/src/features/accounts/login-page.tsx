import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Title.css';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';
import { WelcomePanel } from './welcome-panel.tsx';

export function LoginPage() {
  return (
    <div className={classes.page}>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.column}>
          <Title order={1}>Log in to Tandem</Title>
          <p className={classes.lead}>Good to see you again.</p>
          <LoginForm />
          <p className={classes.register}>
            New here?{' '}
            <Anchor component={Link} to="/register" inherit>
              Create your account
            </Anchor>
          </p>
        </div>
      </main>
      <WelcomePanel />
    </div>
  );
}
