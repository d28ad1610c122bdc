import { useProfile } from '../../../lib/session/profile-query.ts';

/** How many brands the person owns; some offers are for owners of several. */
export function useOwnedBrands(): number {
  return useProfile().mostRecentBrands.filter(({ brand }) => brand.role === 'owner').length;
}
