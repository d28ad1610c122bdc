// What a brand still has to say about itself.

// A brand has not finished setting up while it exists but has no list size (platform §4). The list
// size must be positive when asked for, so zero counts as none.
export function hasUnfinishedSetup(brand: {
  id?: number | string | null;
  dedicatedListSize?: number | null;
}): boolean {
  return Boolean(brand.id) && !brand.dedicatedListSize;
}

// A brand profile is complete when it was marked so, or when cover photo, description and five
// social handles are all present (platform §4). TikTok is not among the five although brands can
// enter it; the source lists only these.
export function isProfileComplete(profile: BrandProfile): boolean {
  if (profile.markedComplete) return true;
  const { coverPhoto, description, handles = {} } = profile;
  return [coverPhoto, description, ...REQUIRED_HANDLES.map((network) => handles[network])].every(
    (value) => Boolean(value?.trim()),
  );
}

const REQUIRED_HANDLES = ['facebook', 'twitter', 'instagram', 'pinterest', 'youtube'] as const;

export type SocialNetwork = (typeof REQUIRED_HANDLES)[number] | 'tiktok';

export type BrandProfile = {
  markedComplete?: boolean;
  coverPhoto?: string | null;
  description?: string | null;
  handles?: Partial<Record<SocialNetwork, string | null>>;
};
