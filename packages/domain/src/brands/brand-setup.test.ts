import { describe, expect, it } from 'vitest';
import { hasUnfinishedSetup, isProfileComplete } from './brand-setup.ts';

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
