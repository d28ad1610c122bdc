import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_KEYWORDS, CATEGORY_NAMES, isCategoryName } from './category-keywords.ts';
import { relatedCategories } from './related-categories.ts';

const listed = CATEGORY_NAMES.slice(0, -1);
const keywordsOf = (name: (typeof listed)[number]) => CATEGORY_KEYWORDS[name].split(', ');

describe('CATEGORY_KEYWORDS', () => {
  it('has 41 names in alphabetical order from first to last as stated, then Other', () => {
    expect(listed).toHaveLength(41);
    expect(listed[0]).toBe('Advertising & Marketing');
    expect(listed.at(-1)).toBe("Women's Fashion");
    expect(CATEGORY_NAMES.at(-1)).toBe('Other');
    expect(listed).toEqual([...listed].sort());
    expect(new Set(CATEGORY_NAMES).size).toBe(42);
  });

  it.each(listed)('gives %s sorted, distinct keywords to match', (name) => {
    const keywords = keywordsOf(name);
    expect(keywords.length).toBeGreaterThanOrEqual(7);
    expect(keywords).toEqual([...new Set(keywords)].sort());
    for (const keyword of keywords) expect(keyword).toBe(keyword.toLowerCase());
  });

  it('knows its names from other text', () => {
    expect(isCategoryName('Pets')).toBe(true);
    expect(isCategoryName('pets')).toBe(false);
  });
});

describe('relatedCategories', () => {
  it.each([
    ['', []],
    ['fi', []],
    ['pe', []],
    ['  pe ', []],
    ['pet', ['Pets']],
    ['PETS', ['Pets']],
    ['kom', ['Coffee & Tea']],
    ['cold br', ['Coffee & Tea']],
    ['brew', ['Beer, Wine & Spirits', 'Coffee & Tea']],
    ['fashion', ['Fashion Accessories', "Men's Fashion", "Women's Fashion"]],
    ['womens', ["Women's Fashion"]],
    ["women's fa", ["Women's Fashion"]],
    ['my new puppy shop', ['Pets']],
    ['& &', []],
    ['!!a', []],
    ['other', []],
    ['qqq', []],
  ])('offers for %j: %j', (text, categories) => {
    expect(relatedCategories(text)).toEqual(categories);
  });

  it.each(['fashion', 'food', 'fitness', 'travel'])(
    'matches the example %s of the search box',
    (text) => {
      expect(relatedCategories(text)).not.toEqual([]);
    },
  );

  it('finds a category by any of its keywords from 3 characters on', () => {
    const keyword = fc.constantFrom(
      ...listed.flatMap((name) => keywordsOf(name).map((word) => [name, word] as const)),
    );
    fc.assert(
      fc.property(keyword, fc.nat(), ([name, word], cut) => {
        const typed = word.slice(0, Math.max(3, cut % (word.length + 1)));
        const found = relatedCategories(typed);
        if (typed.trim().length >= 3) expect(found).toContain(name);
      }),
      { numRuns: 200 },
    );
  });
});
