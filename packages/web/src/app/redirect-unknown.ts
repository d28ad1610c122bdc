import { type LoaderFunctionArgs, redirect } from 'react-router';
import { APP_BASE } from '../lib/app-base.ts';

/**
 * Sends an unknown address to itself with `v=d` (platform §2). With `v=d` already there the address
 * is unknown for good and its page says so, which is also what keeps this from looping.
 */
export function redirectUnknown({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const url = new URL(request.url);
  if (url.searchParams.get('v') === 'd') return null;
  url.searchParams.set('v', 'd');
  const path = url.pathname.slice(APP_BASE.length) || '/';
  return redirect(`${path}${url.search}${url.hash}`);
}
