import { describe, expect, it } from 'vitest';
import { hasUnfinishedSetup, isProfileComplete, profileParts } from './brand-setup.ts';

describe('hasUnfinishedSetup', () => {
  it.each([
    [{ id: 1, dedicatedListSize: null }, true],
    [{ id: 1 }, true],
    [{ id: 1, dedicatedListSize: 0 }, true],
    [{ id: 1, dedicatedListSize: 1 }, false],
    [{ id: null, dedicatedListSize: null }, false],
    [{}, false],
  ])('%j has unfinished setup: %s', (brand, unfinished) => {
    expect(hasUnfinishedSetup(brand)).toBe(unfinished);
  });
});

const handles = {
  facebook: 'acme',
  twitter: 'acme',
  instagram: 'acme',
  pinterest: 'acme',
  youtube: 'acme',
};
const full = { coverPhoto: 'cover.png', description: 'Hats.', handles };

describe('isProfileComplete', () => {
  it.each([
    ['everything', full, true],
    ['only the mark', { markedComplete: true }, true],
    ['nothing', {}, false],
    ['no cover photo', { ...full, coverPhoto: null }, false],
    ['a blank description', { ...full, description: ' ' }, false],
    ['all but TikTok', { ...full, handles: { ...handles, tiktok: null } }, true],
  ])('with %s: %s', (_name, profile, complete) => {
    expect(isProfileComplete(profile)).toBe(complete);
  });

  it.each(Object.keys(handles))('needs the %s handle', (network) => {
    expect(isProfileComplete({ ...full, handles: { ...handles, [network]: '' } })).toBe(false);
  });
});

describe('profileParts', () => {
  const missing = (profile: Parameters<typeof profileParts>[0]) =>
    profileParts(profile).flatMap(({ key, isThere }) => (isThere ? [] : [key]));

  it('names what is missing, in the order of the form', () => {
    expect(missing({})).toEqual([
      'coverPhoto',
      'description',
      'instagram',
      'facebook',
      'youtube',
      'pinterest',
      'twitter',
    ]);
    expect(missing({ ...full, coverPhoto: ' ', handles: { ...handles, pinterest: null } })).toEqual(
      ['coverPhoto', 'pinterest'],
    );
  });

  it.each([full, { markedComplete: true }])('misses nothing of a complete one', (profile) => {
    expect(missing(profile)).toEqual([]);
    expect(isProfileComplete(profile)).toBe(true);
  });
});
