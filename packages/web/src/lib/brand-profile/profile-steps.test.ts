import { expect, it } from 'vitest';
import { profileSteps } from './profile-steps.ts';

const bare = { profileComplete: false, coverPhoto: null, description: null, socials: [] };
const instagram = { network: 'instagram', handle: 'northwind', url: '', followers: 10 } as const;

it('names each part that is missing', () => {
  const steps = profileSteps({ ...bare, description: 'Coats.', socials: [instagram] });
  expect(steps.filter(({ isDone }) => isDone).map(({ label }) => label)).toEqual([
    'Describe your brand',
    'Link Instagram',
  ]);
});

it('asks nothing of a brand whose profile counts as complete', () => {
  const steps = profileSteps({ ...bare, profileComplete: true });
  expect(steps.every(({ isDone }) => isDone)).toBe(true);
});

it('leads to the field of each part', () => {
  const places = profileSteps(bare).map(({ to }) => to);
  expect(places.slice(0, 3)).toEqual([
    '/profile/brand/#coverPhoto',
    '/profile/brand/#description',
    '/profile/brand/#instagram',
  ]);
  expect(new Set(places).size).toBe(7);
});
