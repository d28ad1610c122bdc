import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError } from '../lib/api/api-error.ts';
import { call } from '../lib/api/call.ts';
import { APP_BASE } from '../lib/app-base.ts';
import { stopActing } from '../lib/session/act-as.ts';
import { activeBrandId, setActiveBrandId } from '../lib/session/active-brand.ts';
import { currentBrandQuery } from '../lib/session/current-brand-query.ts';
import { impersonatedUserId } from '../lib/session/impersonation.ts';
import { profileQuery } from '../lib/session/profile-query.ts';
import { chooseBrand } from './choose-brand.ts';

/**
 * Runs before any page inside the shell: who is this, and as which brand? Query parameters that
 * choose a brand or a person are taken into the session and removed from the address, so that a copied
 * link does not carry them along.
 */
export function accessGate(queryClient: QueryClient) {
  return async ({ request }: Pick<LoaderFunctionArgs, 'request'>) => {
    const url = new URL(request.url);
    const impersonating = url.searchParams.get('impersonating');
    if (impersonating !== null) {
      await takeImpersonation(queryClient, url, Number(impersonating));
      throw redirect(placeWithout(url, 'impersonating'));
    }

    const profile = await loadProfile(queryClient, url);
    const choice = chooseBrand(profile, url.searchParams.get('brandId'), activeBrandId());
    if (choice.go === 'set-up') throw redirect('/registrations/brand-setup');
    if (choice.go === 'switch') throw redirect('/profile/switch-brand');
    if (activeBrandId() !== choice.brandId) {
      setActiveBrandId(choice.brandId);
      // What is on screen until the new brand's page stands still needs the person and the old brand;
      // both are kept under keys of their own. Everything else belongs to the brand that was left.
      queryClient.removeQueries({ predicate: ({ queryKey }) => !KEPT.has(queryKey[0]) });
      rememberUse(queryClient, choice.brandId, profile.mostRecentBrands[0]?.brand.id);
    }
    if (url.searchParams.has('brandId')) throw redirect(placeWithout(url, 'brandId'));
    await queryClient.ensureQueryData(currentBrandQuery(choice.brandId));
    return { brandId: choice.brandId };
  };
}

/** A link that was just used up is refused; its page would ask once more if it were forgotten. */
const KEPT = new Set<unknown>(['profile', 'current-brand', 'invite', 'mailed-link']);

/**
 * The next tab opens the brand used last. Nobody waits for this, and an admin who looks in does not
 * change what the person themselves will find.
 */
function rememberUse(queryClient: QueryClient, brandId: number, lastUsed: number | undefined) {
  if (brandId === lastUsed || impersonatedUserId() !== null) return;
  call('POST /brands/:id/use', { params: { id: brandId } }).then(
    () => queryClient.invalidateQueries({ queryKey: ['profile'] }),
    () => {},
  );
}

function loadProfile(queryClient: QueryClient, url: URL) {
  return queryClient.ensureQueryData(profileQuery()).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    throw redirect(`/login?next=${encodeURIComponent(placeOf(url))}`);
  });
}

/**
 * Only those who may act as others do; to anybody else the parameter means nothing. Zero, or whatever
 * is no person's number, ends it.
 */
async function takeImpersonation(queryClient: QueryClient, url: URL, userId: number) {
  if (userId === impersonatedUserId()) return;
  // Comes back here in one's own name.
  if (impersonatedUserId() !== null) await stopActing({ place: placeOf(url), how: 'replace' });
  if (!Number.isInteger(userId) || userId <= 0) return;
  const { canImpersonate } = await loadProfile(queryClient, url);
  if (!canImpersonate) return;
  // A reason has to be given: the admin area asks for it.
  throw redirect(`/cs-admin/people?actAs=${userId}`);
}

function placeWithout(url: URL, parameter: string): string {
  const rest = new URL(url);
  rest.searchParams.delete(parameter);
  return placeOf(rest);
}

function placeOf(url: URL): string {
  return `${url.pathname.slice(APP_BASE.length) || '/'}${url.search}${url.hash}`;
}
