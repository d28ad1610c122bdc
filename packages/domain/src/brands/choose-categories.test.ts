import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interestTagsPrompt, toggleCategory } from './choose-categories.ts';

describe('toggleCategory', () => {
  it.each([
    [[], 'Pets', undefined, ['Pets']],
    [['Pets'], 'Pets', undefined, []],
    [['Pets', 'Music'], 'Travel', 3, ['Pets', 'Music', 'Travel']],
    [['Pets', 'Music', 'Travel'], 'Fitness', 3, ['Pets', 'Music', 'Travel']],
    [['Pets', 'Music', 'Travel'], 'Music', 3, ['Pets', 'Travel']],
    [['Pets', 'Music', 'Travel'], 'Fitness', undefined, ['Pets', 'Music', 'Travel', 'Fitness']],
  ])('turns %j by %s, at most %s, into %j', (chosen, category, maximum, result) => {
    expect(toggleCategory(chosen, category, maximum)).toEqual(result);
  });

  it('never passes the maximum and never repeats a choice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (clicks) => {
        const chosen = clicks.reduce<readonly string[]>((now, c) => toggleCategory(now, c, 3), []);
        expect(chosen.length).toBeLessThanOrEqual(3);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe('interestTagsPrompt', () => {
  it.each([
    [0, 'Choose 3 tags'],
    [1, 'Choose 2 more'],
    [2, 'Choose 1 more'],
    [3, undefined],
  ])('says with %d tags: %s', (count, prompt) => {
    expect(interestTagsPrompt(count)).toBe(prompt);
  });
});
