import { Anchor } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { track } from '../../../lib/metrics/track.ts';
import { clearActiveBrandId } from '../../../lib/session/active-brand.ts';
import { stopImpersonating } from '../../../lib/session/impersonation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormColumn } from '../../../ui/form-column.tsx';
import { ResendForm } from './resend-form.tsx';

/** Where the link in the first mail leads. It signs its owner in, so they go straight on. */
export function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // A query rather than a mutation: the token works once, and two renders must make one call.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const answer = await call('POST /verify-email', { body: { token } });
      track('sign_up');
      return answer;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    if (!data) return;
    // Somebody else may have used this browser before.
    clearActiveBrandId();
    stopImpersonating();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'verify-email' });
    void navigate('/', { replace: true });
  }, [data, navigate, queryClient]);

  const isTooOld = token === '' || (error instanceof ApiError && error.status < 500);
  if (isTooOld && !(error instanceof ApiError && error.isNetworkFailure)) {
    return (
      <FormColumn
        drawing="letter"
        title="This link has expired"
        lead="Links to confirm an address work once and only for a while. Tell us your email, and we send you a new one."
        footer={
          <>
            Already confirmed?{' '}
            <Anchor component={Link} to="/login" inherit>
              Log in
            </Anchor>
          </>
        }
      >
        <ResendForm />
      </FormColumn>
    );
  }
  if (error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return <FormColumn drawing="letter" title="Confirming your address" lead="One moment…" />;
}
