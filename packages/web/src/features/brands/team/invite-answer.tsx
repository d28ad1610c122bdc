import type { Profile } from '@tandem/contract/accounts';
import { FormColumn } from '../../../ui/form-column.tsx';
import { LogoAvatar } from '../../../ui/logo-avatar.tsx';
import type { InviteDetails } from './invite-query.ts';
import { JoinAsSomebodyElse } from './join-as-somebody-else.tsx';
import { JoinButton } from './join-button.tsx';
import { JoinForm } from './join-form.tsx';
import { LogInToJoin } from './log-in-to-join.tsx';
import { ROLE_WORDS } from './role-words.ts';

type InviteAnswerProps = { token: string; invite: InviteDetails; profile: Profile | null };

/** Greets the invited and offers the one way to join that fits who is signed in. */
export function InviteAnswer({ token, invite, profile }: InviteAnswerProps) {
  const role = ROLE_WORDS[invite.role];
  return (
    <FormColumn
      mark={<LogoAvatar name={invite.brandName} src={invite.brandLogo} size="lg" />}
      title={`Join ${invite.brandName}`}
      lead={
        <>
          You are invited to work on {invite.brandName} as <strong>{role.label}</strong>. {role.may}
        </>
      }
    >
      <Way token={token} invite={invite} profile={profile} />
    </FormColumn>
  );
}

function Way({ token, invite, profile }: InviteAnswerProps) {
  if (profile && isSameAddress(profile.email, invite.email)) return <JoinButton token={token} />;
  if (profile) return <JoinAsSomebodyElse signedInAs={profile.email} invited={invite.email} />;
  if (invite.hasAccount) return <LogInToJoin token={token} email={invite.email} />;
  return <JoinForm token={token} email={invite.email} brandName={invite.brandName} />;
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
