import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { FormColumn } from '../../../ui/form-column.tsx';
import { CheckMail } from './check-mail.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (mailedTo !== null) {
    return <CheckMail email={mailedTo} onWrongAddress={() => setMailedTo(null)} />;
  }
  return (
    <FormColumn
      title="Create your account"
      lead="Everything is free for 30 days. No card needed."
      footer={
        <>
          Already on Tandem?{' '}
          <Anchor component={Link} to="/login" inherit>
            Log in
          </Anchor>
        </>
      }
    >
      <RegisterForm onRegistered={setMailedTo} />
    </FormColumn>
  );
}
