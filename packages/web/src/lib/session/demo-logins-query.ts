import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { rememberSandbox } from './sandbox-known.ts';

/** The demo accounts. The server has them only where the sandbox exists, so this also tells that. */
export function demoLoginsQuery() {
  return queryOptions({
    queryKey: ['demo-logins'],
    async queryFn() {
      const logins = await call('GET /demo-logins').catch(() => []);
      rememberSandbox(logins.length > 0);
      return logins;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
