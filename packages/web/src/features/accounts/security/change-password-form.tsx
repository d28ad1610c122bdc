import { Button, Group } from '@mantine/core';
import type { Profile } from '@tandem/contract/accounts';
import { passwordConfirmation } from '@tandem/domain/accounts/password';
import { required } from '@tandem/domain/validation/text-rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Group.css';
import { call } from '../../../lib/api/call.ts';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { profileQuery } from '../../../lib/session/profile-query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { NewPasswordField } from '../../../ui/fields/new-password-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from './settings-panel.module.css';

export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [repeated, setRepeated] = useState('');
  const queryClient = useQueryClient();
  const ownWords = ownWordsOf(useQuery(profileQuery()).data);
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call('PUT /profile/password', { body }),
    onSuccess() {
      showToast('Password changed', { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['sessions'] });
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      onClose();
    },
  });
  const refusal = formRefusal(change.error);
  return (
    <Form className={classes.form} onSubmit={() => change.mutate({ currentPassword, newPassword })}>
      {refusal && <Banner status="error" title={refusal} />}
      <PasswordField
        label="Current password"
        value={currentPassword}
        onChange={setCurrent}
        validators={[required()]}
        error={fieldRefusal(change, 'currentPassword', currentPassword)}
      />
      <NewPasswordField
        label="New password"
        ownWords={ownWords}
        value={newPassword}
        onChange={setNew}
        error={fieldRefusal(change, 'newPassword', newPassword)}
      />
      <PasswordField
        label="Repeat new password"
        isNew
        value={repeated}
        onChange={setRepeated}
        validators={[required(), passwordConfirmation(() => newPassword)]}
      />
      <Group gap="xs">
        <Button type="submit" loading={change.isPending}>
          Change password
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Form>
  );
}

/** What others can know of the person. */
function ownWordsOf(profile: Profile | null | undefined): string[] {
  if (!profile) return [];
  const brands = profile.mostRecentBrands.map(({ brand }) => brand.accountname);
  return [profile.email, profile.fullName, ...brands];
}
