import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { placeAfterSignIn } from '../../lib/api/sign-in-redirect.ts';

/** Signs in and goes where the person was heading. */
export function useLogin() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { email: string; password: string }) => call('POST /login', { body }),
    async onSuccess() {
      // Another person may have used this tab before.
      queryClient.clear();
      await navigate(placeAfterSignIn(search.get('next')), { replace: true });
    },
  });
  return { login: mutate, isPending, error: error instanceof ApiError ? error : null };
}
