import { describe, expect, it } from 'vitest';
import { handleIn, isHandleMissing, socialHandle, socialUrl } from './social-handle.ts';

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

describe('handleIn', () => {
  it.each([
    ['instagram', 'https://www.instagram.com/north.wind/?hl=en', 'north.wind'],
    ['instagram', 'instagram.com/north.wind', 'north.wind'],
    ['facebook', 'https://m.facebook.com/northwind#about', 'northwind'],
    ['facebook', 'https://fb.com/northwind', 'northwind'],
    ['twitter', 'https://twitter.com/northwind', 'northwind'],
    ['twitter', 'x.com/northwind/status/1', 'northwind'],
    ['pinterest', 'https://www.pinterest.co.uk/northwind/', 'northwind'],
    ['youtube', 'https://www.youtube.com/@northwind/videos', 'northwind'],
    ['youtube', 'youtube.com/c/northwind', 'northwind'],
    ['youtube', 'youtube.com/user/northwind', 'northwind'],
    ['tiktok', 'https://www.tiktok.com/@northwind?lang=en', 'northwind'],
    ['tiktok', ' @northwind', 'northwind'],
    ['facebook', 'caf%C3%A9', 'caf%C3%A9'],
    ['facebook', 'https://www.facebook.com/caf%C3%A9', 'café'],
  ] as const)('finds on %s in %j the handle %s', (network, text, handle) => {
    expect(handleIn(network, text)).toBe(handle);
  });

  it.each([
    ['facebook', 'https://www.instagram.com/northwind'],
    ['instagram', 'https://instagram.com.evil.example/northwind'],
    ['youtube', 'https://www.youtube.com/channel/UC123'],
    ['facebook', 'https://www.facebook.com/pages/Northwind/123'],
    ['instagram', 'https://www.instagram.com/'],
    ['instagram', 'https://www.instagram.com/%E0%A4'],
    ['instagram', 'north.wind'],
    ['instagram', ''],
  ] as const)('leaves on %s %j as it is, for the rule to speak about', (network, text) => {
    expect(handleIn(network, text)).toBe(text);
  });
});

describe('isHandleMissing', () => {
  it.each([
    ['', 1200, true],
    ['  ', 1200, true],
    ['', 0, false],
    ['northwind', 1200, false],
  ])('of %j with %i followers: %s', (handle, followers, missing) => {
    expect(isHandleMissing({ handle, followers })).toBe(missing);
  });
});
