import { type Role, roleAtLeast } from '@tandem/domain/accounts/roles';
import { useCurrentBrand } from './current-brand-query.ts';
import { useProfile } from './profile-query.ts';

/** Whether the person has at least this role in the brand they work as. The server decides again. */
export function useHasRole(needed: Role): boolean {
  const { id } = useCurrentBrand();
  const own = useProfile().mostRecentBrands.find(({ brand }) => brand.id === id)?.brand.role;
  return own !== undefined && roleAtLeast(own, needed);
}
