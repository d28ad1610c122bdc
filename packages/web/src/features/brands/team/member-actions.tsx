import { Button } from '@mantine/core';
import type { Role } from '@tandem/domain/accounts/roles';
import { useQueryClient } from '@tanstack/react-query';
import '@mantine/core/styles/Button.css';
import { leavePage } from '../../../lib/api/leave-page.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { confirmAction } from '../../../ui/confirm/confirm-action.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { RoleSelect } from './role-select.tsx';
import { type Member, useChangeRole, useRemoveMember } from './team-query.ts';

type MemberActionsProps = { member: Member; isOwn: boolean };

export function MemberActions({ member, isOwn }: MemberActionsProps) {
  const brand = useCurrentBrand();
  const queryClient = useQueryClient();
  const changeRole = useChangeRole();
  const remove = useRemoveMember();
  const onError = (error: Error) => showToast(error.message, { type: 'warning' });

  async function change(role: Role) {
    if (isOwn && !(await confirmAction(stepDown(brand.accountname)))) return;
    // One's own role is part of the profile.
    const onSuccess = () => isOwn && queryClient.invalidateQueries({ queryKey: ['profile'] });
    changeRole.mutate({ member, role }, { onSuccess, onError });
  }

  async function askAndRemove() {
    const agreed = await confirmAction({
      title: isOwn ? `Leave ${brand.accountname}?` : `Remove ${member.displayName}?`,
      body: isOwn
        ? 'You lose access at once. An owner can invite you again.'
        : `They lose access to ${brand.accountname} at once. What they made stays. You can invite them again.`,
      confirmLabel: isOwn ? 'Leave' : 'Remove',
      isDestructive: true,
    });
    if (agreed) remove.mutate(member, { onSuccess: () => isOwn && leavePage('/'), onError });
  }

  return (
    <>
      <RoleSelect
        label={`Role of ${member.displayName}`}
        value={changeRole.isPending ? changeRole.variables.role : member.role}
        onChange={(role) => void change(role)}
        disabled={changeRole.isPending}
      />
      <Button
        variant="subtle"
        color="red"
        loading={remove.isPending}
        onClick={() => void askAndRemove()}
        aria-label={isOwn ? `Leave ${brand.accountname}` : `Remove ${member.displayName}`}
      >
        {isOwn ? 'Leave' : 'Remove'}
      </Button>
    </>
  );
}

function stepDown(brandName: string) {
  return {
    title: 'Give up your own role?',
    body: `Only an owner of ${brandName} can make you one again.`,
    confirmLabel: 'Change my role',
  };
}
