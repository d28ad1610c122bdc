import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { FormColumn } from '../../../ui/form-column.tsx';
import { NewBrandForm } from './new-brand-form.tsx';

/** The first thing a person without a brand does. */
export function BrandSetupPage() {
  const { firstName, email } = useProfile();
  return (
    <FormColumn
      title={firstName ? `Welcome, ${firstName}` : 'Welcome to Tandem'}
      lead="Which brand do you work for? Your 30 day trial starts with it."
      footer={
        <>
          Logged in as {email}.{' '}
          <Anchor component={Link} to="/logout" inherit>
            Log out
          </Anchor>
        </>
      }
    >
      <NewBrandForm submitLabel="Set up brand" />
    </FormColumn>
  );
}
