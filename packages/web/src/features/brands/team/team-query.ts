import type { Team } from '@tandem/contract/team';
import type { Role } from '@tandem/domain/accounts/roles';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

export type Member = Team['members'][number];
export type Invite = Team['invites'][number];

export function teamQuery(brandId: number) {
  return queryOptions({
    queryKey: ['team', brandId],
    queryFn: ({ signal }) => call('GET /team', { signal }),
  });
}

/** Every change answers with the team as it is now, so the list is never asked for twice. */
function useTeamChange<Input>(change: (input: Input) => Promise<Team>, done: Says<Input>) {
  const queryClient = useQueryClient();
  const { queryKey } = teamQuery(useCurrentBrand().id);
  return useMutation({
    mutationFn: change,
    onSuccess(team, input) {
      queryClient.setQueryData(queryKey, team);
      showToast(done(input), { type: 'success' });
    },
  });
}

type Says<Input> = (input: Input) => string;

export function useInvite() {
  return useTeamChange(
    (body: { email: string; role: Role }) => call('POST /team/invites', { body }),
    ({ email }) => `Invited ${email}`,
  );
}

export function useRevokeInvite() {
  return useTeamChange(
    ({ id }: Invite) => call('DELETE /team/invites/:id', { params: { id } }),
    ({ email }) => `Took back the invitation to ${email}`,
  );
}

export function useChangeRole() {
  return useTeamChange(
    ({ member, role }: { member: Member; role: Role }) =>
      call('PUT /team/members/:userId', { params: { userId: member.userId }, body: { role } }),
    ({ member }) => `Changed the role of ${member.displayName}`,
  );
}

export function useRemoveMember() {
  return useTeamChange(
    ({ userId }: Member) => call('DELETE /team/members/:userId', { params: { userId } }),
    ({ displayName }) => `Removed ${displayName}`,
  );
}
