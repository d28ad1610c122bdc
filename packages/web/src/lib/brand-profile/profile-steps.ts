import type { CurrentBrand } from '@tandem/contract/brands';
import { type ProfilePart, profileParts } from '@tandem/domain/brands/brand-setup';

export type ProfileStep = { label: string; missing: string; isDone: boolean };

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
  return profileParts(profile).map(({ key, isThere }) => ({ ...WORDS[key], isDone: isThere }));
}

/** Such as "a cover photo, Pinterest and YouTube". */
export function missingInWords(steps: readonly ProfileStep[]): string {
  return list.format(steps.filter(({ isDone }) => !isDone).map(({ missing }) => missing));
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction', style: 'long' });

const WORDS: Record<ProfilePart['key'], Omit<ProfileStep, 'isDone'>> = {
  coverPhoto: { label: 'Add a cover photo', missing: 'a cover photo' },
  description: { label: 'Describe your brand', missing: 'a description' },
  instagram: { label: 'Link Instagram', missing: 'Instagram' },
  facebook: { label: 'Link Facebook', missing: 'Facebook' },
  youtube: { label: 'Link YouTube', missing: 'YouTube' },
  pinterest: { label: 'Link Pinterest', missing: 'Pinterest' },
  twitter: { label: 'Link X (Twitter)', missing: 'X (Twitter)' },
};
