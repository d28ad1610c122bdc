import type { CurrentBrand } from '@tandem/contract/brands';
import { type ProfilePart, profileParts } from '@tandem/domain/brands/brand-setup';

/** `to` is the very field where the step is done. */
export type ProfileStep = { label: string; to: string; isDone: boolean };

/** What a brand says about itself, by the one rule for a complete profile, in words. */
export function profileSteps({
  profileComplete,
  coverPhoto,
  description,
  socials,
}: Pick<
  CurrentBrand,
  'profileComplete' | 'coverPhoto' | 'description' | 'socials'
>): ProfileStep[] {
  const handles = Object.fromEntries(socials.map(({ network, handle }) => [network, handle]));
  // It may have been marked as complete by us, whatever is there.
  const profile = { markedComplete: profileComplete, coverPhoto, description, handles };
  return profileParts(profile).map(({ key, isThere }) => ({
    label: WORDS[key],
    to: `/profile/brand/#${key}`,
    isDone: isThere,
  }));
}

const WORDS: Record<ProfilePart['key'], string> = {
  coverPhoto: 'Add a cover photo',
  description: 'Describe your brand',
  instagram: 'Link Instagram',
  facebook: 'Link Facebook',
  youtube: 'Link YouTube',
  pinterest: 'Link Pinterest',
  twitter: 'Link X (Twitter)',
};
