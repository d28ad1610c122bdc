import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { APP_BASE } from '../app-base.ts';
import { profileQuery } from './profile-query.ts';

/**
 * For pages that need a person but no brand: making the first brand, or one more. Whoever has a brand
 * has no business with the first one.
 */
export function signedInGate(queryClient: QueryClient, audience: 'anybody' | 'without-brand') {
  return async ({ request }: Pick<LoaderFunctionArgs, 'request'>) => {
    const place = new URL(request.url).pathname.slice(APP_BASE.length);
    const profile = await queryClient.ensureQueryData(profileQuery()).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      throw redirect(`/login?next=${encodeURIComponent(place)}`);
    });
    if (audience === 'without-brand' && profile.credentials.length > 0) throw redirect('/');
    return null;
  };
}
