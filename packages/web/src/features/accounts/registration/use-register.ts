import type { CallInput } from '@tandem/contract/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';

type NewAccount = Omit<CallInput<'POST /register'>['body'], 'captcha'>;

export function useRegister(onRegistered: (email: string) => void) {
  const takeCaptcha = useCaptcha('register');
  return useMutation({
    mutationFn: async (account: NewAccount) =>
      call('POST /register', { body: { ...account, captcha: await takeCaptcha() } }),
    onSuccess: (_, { email }) => onRegistered(email),
  });
}
