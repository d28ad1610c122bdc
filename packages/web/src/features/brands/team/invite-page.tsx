import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Skeleton.css';
import '@mantine/core/styles/Stack.css';
import { ApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/frame/page-title.ts';
import { profileQuery } from '../../../lib/session/profile-query.ts';
import { FormColumn } from '../../../ui/form-column.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { InviteAnswer } from './invite-answer.tsx';
import { inviteQuery } from './invite-query.ts';

/** Where the link in an invitation leads, whoever happens to be signed in. */
export function InvitePage() {
  const { token = '' } = useParams();
  const invite = useQuery(inviteQuery(token));
  usePageTitle(invite.data && `Join ${invite.data.brandName}`);
  const profile = useQuery({ ...profileQuery(), retry: false });

  if (invite.error instanceof ApiError && GONE.has(invite.error.code)) return <NoLongerOpen />;
  return (
    <Loaded query={invite} skeleton={<InviteSkeleton />}>
      {(data) =>
        profile.isPending ? (
          <InviteSkeleton />
        ) : (
          <InviteAnswer token={token} invite={data} profile={profile.data ?? null} />
        )
      }
    </Loaded>
  );
}

function NoLongerOpen() {
  return (
    <FormColumn
      drawing="letter"
      title="This invitation is no longer open"
      lead="It was used, taken back, replaced by a newer one, or it has expired. Ask the person who invited you for a new one."
    >
      <Button component={Link} to="/" variant="default" fullWidth>
        Go to Tandem
      </Button>
    </FormColumn>
  );
}

const GONE = new Set<string>(['link_expired', 'not_found', 'invalid_input']);

function InviteSkeleton() {
  return (
    <FormColumn title="Opening your invitation">
      <Stack gap="md" role="status" aria-label="Loading">
        <Skeleton height={56} width={56} radius="lg" />
        <Skeleton height={12} width="70%" />
        <Skeleton height={40} />
      </Stack>
    </FormColumn>
  );
}
