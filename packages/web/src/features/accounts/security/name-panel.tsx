import { Button } from '@mantine/core';
import type { Profile } from '@tandem/contract/accounts';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { call } from '../../../lib/api/call.ts';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { profileQuery } from '../../../lib/session/profile-query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LinkedWords } from '../../../ui/linked-words.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from './settings-panel.module.css';

const NAME_RULES = [required(), maxCharacters(80)];

export function NamePanel({ profile }: { profile: Profile }) {
  const [firstName, setFirstName] = useState(profile.firstName ?? '');
  const [lastName, setLastName] = useState(profile.lastName ?? '');
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (body: { firstName: string; lastName: string }) => call('PUT /profile', { body }),
    onSuccess(saved) {
      queryClient.setQueryData(profileQuery().queryKey, saved);
      showToast('Saved', { type: 'success' });
    },
  });
  const refusal = formRefusal(save.error);
  return (
    <Panel title="You">
      <Form
        className={classes.form}
        onSubmit={() => save.mutate({ firstName: firstName.trim(), lastName: lastName.trim() })}
      >
        {refusal && <Banner status="error" title={refusal} />}
        <div className={classes.pair}>
          <TextField
            label="First name"
            autoComplete="given-name"
            value={firstName}
            onChange={setFirstName}
            validators={NAME_RULES}
            error={fieldRefusal(save, 'firstName', firstName.trim())}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            value={lastName}
            onChange={setLastName}
            validators={NAME_RULES}
            error={fieldRefusal(save, 'lastName', lastName.trim())}
          />
        </div>
        <TextField
          label="Email"
          value={profile.email}
          onChange={() => {}}
          readOnly
          description={
            <LinkedWords>You log in with this address. Contact us to change it.</LinkedWords>
          }
        />
        <div>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
