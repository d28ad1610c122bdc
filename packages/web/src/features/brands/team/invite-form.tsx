import { Button } from '@mantine/core';
import type { Role } from '@tandem/domain/accounts/roles';
import { email as emailRule } from '@tandem/domain/validation/contact-rules';
import { required } from '@tandem/domain/validation/text-rules';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './invite-form.module.css';
import { ROLE_OPTIONS, ROLE_WORDS } from './role-words.ts';
import { useInvite } from './team-query.ts';

export function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  // A sent form starts again from nothing, with no field counted as left.
  const [round, setRound] = useState(0);
  const invite = useInvite();
  const refusal = formRefusal(invite.error);

  function submit() {
    invite.mutate(
      { email: email.trim(), role },
      {
        onSuccess() {
          setEmail('');
          setRound(round + 1);
        },
      },
    );
  }

  return (
    <Panel title="Invite somebody">
      <Form key={round} className={classes.form} onSubmit={submit} aria-label="Invite somebody">
        {refusal && (
          <div className={classes.whole}>
            <Banner status="error" title={refusal} />
          </div>
        )}
        <TextField
          label="Email"
          type="email"
          placeholder="name@company.com"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          validators={[required(), emailRule()]}
          error={fieldRefusal(invite, 'email', email.trim())}
        />
        <SelectField
          label="Role"
          options={ROLE_OPTIONS}
          value={role}
          onChange={(chosen) => chosen && setRole(chosen as Role)}
        />
        <Button type="submit" loading={invite.isPending} className={classes.send}>
          Send invitation
        </Button>
        <p className={classes.hint}>
          {ROLE_WORDS[role].label}: {ROLE_WORDS[role].may}
        </p>
      </Form>
    </Panel>
  );
}
