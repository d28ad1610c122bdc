import type { Profile } from '@tandem/contract/accounts';

export type BrandChoice = { go: 'on'; brandId: number } | { go: 'set-up' } | { go: 'switch' };

/**
 * Decides which brand a tab works as: the one its address asks for, else the one it already works as,
 * else the most recently used. Somebody without a brand sets one up first; asking for a foreign brand
 * leads to the list of one's own (platform §4, Access).
 */
export function chooseBrand(
  profile: Pick<Profile, 'credentials' | 'mostRecentBrands'>,
  askedFor: string | null,
  active: number | null,
): BrandChoice {
  const { credentials, mostRecentBrands } = profile;
  const fallback = mostRecentBrands[0]?.brand.id ?? credentials[0];
  if (fallback === undefined) return { go: 'set-up' };
  if (askedFor !== null) {
    const brandId = Number(askedFor);
    return credentials.includes(brandId) ? { go: 'on', brandId } : { go: 'switch' };
  }
  const keepsActive = active !== null && credentials.includes(active);
  return { go: 'on', brandId: keepsActive ? active : fallback };
}
