import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { track } from '../../../lib/metrics/track.ts';
import { profileQuery } from '../../../lib/session/profile-query.ts';

/** Makes a brand, works as it from now on, and goes home. */
export function useCreateBrand() {
  const takeCaptcha = useCaptcha('add_brand');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (brand: { accountname: string; website: string }) =>
      call('POST /brands', { body: { ...brand, captcha: await takeCaptcha() } }),
    async onSuccess({ id }) {
      track('brand_created');
      // The person has one brand more than the profile in memory knows of.
      await queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 });
      await navigate(`/?brandId=${id}`, { replace: true });
    },
  });
}
