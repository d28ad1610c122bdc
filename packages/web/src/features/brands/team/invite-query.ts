import type { Answer, CallInput } from '@tandem/contract/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { track } from '../../../lib/metrics/track.ts';
import { profileQuery } from '../../../lib/session/profile-query.ts';

export type InviteDetails = Answer<'GET /invites/:token'>;
export type NewAccount = NonNullable<
  CallInput<'POST /invites/:token/accept'>['body']['newAccount']
>;

export function inviteQuery(token: string) {
  return queryOptions({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => call('GET /invites/:token', { params: { token }, signal }),
  });
}

/** Joins the brand and goes to its home. */
export function useAcceptInvite(token: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (newAccount: NewAccount | undefined) =>
      call('POST /invites/:token/accept', { params: { token }, body: { newAccount } }),
    async onSuccess({ brandId }, newAccount) {
      if (newAccount) track('sign_up');
      // The profile in memory, if any, does not know this brand yet.
      await queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 });
      await navigate(`/?brandId=${brandId}`, { replace: true });
    },
  });
}
