import { describe, expect, it } from 'vitest';
import { upgradeLabel, upgradesFrom } from './plan-tier.ts';

describe('upgradesFrom', () => {
  it.each([
    ['white', ['greenFixed', 'black', 'pro', 'elite'], 'Select Plan'],
    ['trial', ['black', 'pro', 'elite'], 'Upgrade'],
    ['post-trial-paywall', ['greenFixed', 'black', 'pro', 'elite'], 'Upgrade'],
    ['greenFixed', ['black', 'pro', 'elite'], 'Upgrade'],
    ['black', ['pro', 'elite'], 'Upgrade'],
    ['pro', ['elite'], 'Upgrade'],
    ['elite', [], 'Upgrade'],
  ] as const)('offers %s %j behind "%s"', (tier, upgrades, label) => {
    expect(upgradesFrom(tier)).toEqual(upgrades);
    expect(upgradeLabel(tier)).toBe(label);
  });
});
