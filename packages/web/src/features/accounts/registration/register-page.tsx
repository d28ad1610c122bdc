import { Anchor } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { FormColumn } from '../../../ui/form-column.tsx';
import { CheckMail } from './check-mail.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  const [mailedTo, setMailedTo] = useMailedTo();
  if (mailedTo !== undefined) {
    return <CheckMail email={mailedTo} onWrongAddress={() => setMailedTo(undefined)} />;
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

/** Kept with the tab's history entry: a reload stays at this step, and no address shows the email. */
function useMailedTo() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const mailedTo: unknown = state?.mailedTo;
  const setMailedTo = (email: string | undefined) =>
    void navigate({ search }, { replace: true, state: { mailedTo: email } });
  return [typeof mailedTo === 'string' ? mailedTo : undefined, setMailedTo] as const;
}
