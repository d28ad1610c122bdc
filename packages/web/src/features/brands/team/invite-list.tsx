import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import { Moment } from '../../../ui/moment.tsx';
import { PersonRow, PersonRows } from '../../../ui/person-row.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { ROLE_WORDS } from './role-words.ts';
import { type Invite, useInvite, useRevokeInvite } from './team-query.ts';

type InviteListProps = { invites: Invite[]; mayManage: boolean };

export function InviteList({ invites, mayManage }: InviteListProps) {
  return (
    <PersonRows>
      {invites.map((invite) => (
        <PersonRow
          key={invite.id}
          name={invite.email}
          actions={mayManage && <InviteActions invite={invite} />}
        >
          {ROLE_WORDS[invite.role].label} · invited <Moment at={invite.createdAt} />
        </PersonRow>
      ))}
    </PersonRows>
  );
}

function InviteActions({ invite }: { invite: Invite }) {
  const again = useInvite();
  const revoke = useRevokeInvite();
  const onError = (error: Error) => showToast(error.message, { type: 'warning' });
  return (
    <>
      <Button
        variant="default"
        loading={again.isPending}
        onClick={() => again.mutate({ email: invite.email, role: invite.role }, { onError })}
        aria-label={`Send again to ${invite.email}`}
      >
        Send again
      </Button>
      <Button
        variant="subtle"
        color="red"
        loading={revoke.isPending}
        onClick={() => revoke.mutate(invite, { onError })}
        aria-label={`Revoke the invitation to ${invite.email}`}
      >
        Revoke
      </Button>
    </>
  );
}
