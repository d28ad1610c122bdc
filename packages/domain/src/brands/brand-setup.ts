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
  return profileParts(profile).every(({ isThere }) => isThere);
}

// The same, part by part: what the checklist on home ticks off and what reminders name. One rule, so
// that nobody is asked to complete what a list beside it shows as done.
export function profileParts(profile: BrandProfile): ProfilePart[] {
  const { coverPhoto, description, handles = {} } = profile;
  const isThere = (text: string | null | undefined) =>
    Boolean(profile.markedComplete) || Boolean(text?.trim());
  return [
    { key: 'coverPhoto', isThere: isThere(coverPhoto) },
    { key: 'description', isThere: isThere(description) },
    ...REQUIRED_HANDLES.map((key) => ({ key, isThere: isThere(handles[key]) })),
  ];
}

export type ProfilePart = {
  key: 'coverPhoto' | 'description' | (typeof REQUIRED_HANDLES)[number];
  isThere: boolean;
};

const REQUIRED_HANDLES = ['instagram', 'facebook', 'youtube', 'pinterest', 'twitter'] as const;

export type SocialNetwork = (typeof REQUIRED_HANDLES)[number] | 'tiktok';

export type BrandProfile = {
  markedComplete?: boolean;
  coverPhoto?: string | null;
  description?: string | null;
  handles?: Partial<Record<SocialNetwork, string | null>>;
};
