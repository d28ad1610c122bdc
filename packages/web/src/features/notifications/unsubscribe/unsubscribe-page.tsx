import { Button, Skeleton, Stack } from '@mantine/core';
import type { Answer } from '@tandem/contract/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Skeleton.css';
import '@mantine/core/styles/Stack.css';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { FormColumn } from '../../../ui/form-column.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

/** Where the link in a digest leads. One press ends the mails; looking alone changes nothing. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const query = useQuery(subscriptionQuery(token));
  if (query.error instanceof ApiError && UNKNOWN.has(query.error.code)) return <UnknownLink />;
  return (
    <Loaded query={query} skeleton={<Opening />}>
      {(data) => <EndMails token={token} {...data} />}
    </Loaded>
  );
}

type EndMailsProps = Answer<'GET /unsubscribe/:token'> & { token: string };

function EndMails({ token, email, digest }: EndMailsProps) {
  const end = useMutation({
    mutationFn: () => call('POST /unsubscribe/:token', { params: { token } }),
  });
  if (end.isSuccess || digest === 'off') return <Ended email={email} />;
  return (
    <FormColumn
      drawing="letter"
      title="Stop the summary mails?"
      lead={`${email} gets a ${digest} mail about what is unread in Tandem.`}
      footer="Mails about your account, such as a new password or a failed payment, still come."
    >
      <Stack gap="sm">
        {end.error && <Banner status="error" title={end.error.message} />}
        <Button fullWidth loading={end.isPending} onClick={() => end.mutate()}>
          Unsubscribe
        </Button>
        <Button component={Link} to={PREFERENCES} variant="default" fullWidth>
          Choose how often instead
        </Button>
      </Stack>
    </FormColumn>
  );
}

const PREFERENCES = '/profile/user/notifications';
const UNKNOWN = new Set<string>(['not_found', 'invalid_input']);

function subscriptionQuery(token: string) {
  return queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) => call('GET /unsubscribe/:token', { params: { token }, signal }),
  });
}

function Ended({ email }: { email: string }) {
  return (
    <FormColumn
      drawing="letter"
      title="You are unsubscribed"
      lead={`No more summary mails go to ${email}. Your inbox in Tandem stays as it is.`}
    >
      <Button component={Link} to={PREFERENCES} variant="default" fullWidth>
        Change what you hear
      </Button>
    </FormColumn>
  );
}

function UnknownLink() {
  return (
    <FormColumn
      drawing="letter"
      title="This link does not work"
      lead="It may have been cut off on the way. You can end the mails in your settings."
    >
      <Button component={Link} to={PREFERENCES} fullWidth>
        Open the settings
      </Button>
    </FormColumn>
  );
}

function Opening() {
  return (
    <FormColumn title="One moment">
      <Stack gap="md" role="status" aria-label="Loading">
        <Skeleton height={12} width="70%" />
        <Skeleton height={40} />
      </Stack>
    </FormColumn>
  );
}
