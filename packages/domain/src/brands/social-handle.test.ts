import { describe, expect, it } from 'vitest';
import { socialHandle, socialUrl } from './social-handle.ts';

describe('social url', () => {
  it.each([
    ['facebook', 'https://www.facebook.com/north.wind'],
    ['instagram', 'https://www.instagram.com/north.wind'],
    ['pinterest', 'https://www.pinterest.com/north.wind'],
    ['twitter', 'https://x.com/north.wind'],
    ['youtube', 'https://www.youtube.com/@north.wind'],
    ['tiktok', 'https://www.tiktok.com/@north.wind'],
  ] as const)('finds a handle on %s at %s', (network, url) => {
    expect(socialUrl(network, 'north.wind')).toBe(url);
  });

  it('keeps letters of other alphabets from breaking the address', () => {
    expect(socialUrl('facebook', 'café!')).toBe('https://www.facebook.com/caf%C3%A9!');
  });
});

describe('socialHandle', () => {
  it.each(['acme', 'Acme_1', 'a.b-c!', '_', '7'])('accepts %s', (handle) => {
    expect(socialHandle()(handle)).toBeUndefined();
  });

  it.each(['@acme', 'a b', 'a/b', 'https://x.com/acme', 'a,b', 'a#'])('refuses %s', (handle) => {
    expect(socialHandle()(handle)?.message).toBe('Must be a valid social handle');
  });
});
