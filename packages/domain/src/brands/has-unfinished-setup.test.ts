import { describe, expect, it } from 'vitest';
import { hasUnfinishedSetup } from './has-unfinished-setup.ts';

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
