import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { placeAfterSignIn } from '../../../lib/api/sign-in-redirect.ts';
import { stopImpersonating } from '../../../lib/session/impersonation.ts';
import { forgetQueries } from '../mailed-links/forget-queries.ts';

/**
 * Signs in, by a password or by a mailed link, and goes where the person was heading, by way of a
 * code where the account wants one.
 */
export function useSignIn<Proof>(send: (proof: Proof) => Promise<unknown>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const [asksForCode, setAsksForCode] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onError(refused) {
      if (refused instanceof ApiError && CODE_IS_NEXT.has(refused.code)) setAsksForCode(true);
    },
    async onSuccess() {
      // Another person may have used this tab before, or acted as somebody in it.
      stopImpersonating();
      forgetQueries(queryClient);
      await navigate(placeAfterSignIn(search.get('next')), { replace: true });
    },
  });
  return {
    signIn: mutate,
    isPending,
    error: error instanceof ApiError ? error : null,
    asksForCode,
    startOver() {
      setAsksForCode(false);
      reset();
    },
  };
}

const CODE_IS_NEXT = new Set<string>(['second_factor_required', 'wrong_code']);
