import { describe, expect, it } from 'vitest';
import { interestTagsPrompt } from './interest-tags-prompt.ts';

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
