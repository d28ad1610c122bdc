import { describe, expect, it } from 'vitest';
import { switchTargetingMode, targetingMode } from './targeting-mode.ts';

const rule = { path: '/shop', type: 'contain' } as const;
const blank = { path: '', type: 'exact' } as const;
const whitelist = { allowListUrls: [rule], denyListUrls: [] };
const blacklist = { allowListUrls: [], denyListUrls: [rule] };
const all = { allowListUrls: [], denyListUrls: [] };

describe('switchTargetingMode', () => {
  it.each([
    ['whitelist', whitelist, whitelist],
    ['whitelist', blacklist, { allowListUrls: [blank], denyListUrls: [] }],
    ['whitelist', all, { allowListUrls: [blank], denyListUrls: [] }],
    ['blacklist', whitelist, { allowListUrls: [], denyListUrls: [blank] }],
    ['blacklist', blacklist, blacklist],
    ['all', whitelist, all],
    ['all', blacklist, all],
  ] as const)('to %s clears the other list', (mode, before, after) => {
    const trigger = {
      delay: 5,
      allowListUrls: [...before.allowListUrls],
      denyListUrls: [...before.denyListUrls],
    };
    const switched = switchTargetingMode(trigger, mode);
    expect(switched).toEqual({ delay: 5, ...after });
    expect(targetingMode(switched)).toBe(mode);
  });
});
