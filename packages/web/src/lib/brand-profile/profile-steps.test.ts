import { expect, it } from 'vitest';
import { missingInWords, profileSteps } from './profile-steps.ts';

const bare = { profileComplete: false, coverPhoto: null, description: null, socials: [] };
const instagram = { network: 'instagram', handle: 'northwind', url: '', followers: 10 } as const;

it('names each part that is missing', () => {
  const steps = profileSteps({ ...bare, description: 'Coats.', socials: [instagram] });
  expect(steps.filter(({ isDone }) => isDone).map(({ label }) => label)).toEqual([
    'Describe your brand',
    'Link Instagram',
  ]);
  expect(missingInWords(steps)).toBe(
    'a cover photo, Facebook, YouTube, Pinterest, and X (Twitter)',
  );
});

it('asks nothing of a brand whose profile counts as complete', () => {
  const steps = profileSteps({ ...bare, profileComplete: true });
  expect(steps.every(({ isDone }) => isDone)).toBe(true);
  expect(missingInWords(steps)).toBe('');
});
