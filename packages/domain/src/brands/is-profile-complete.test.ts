import { describe, expect, it } from 'vitest';
import { isProfileComplete } from './is-profile-complete.ts';

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
