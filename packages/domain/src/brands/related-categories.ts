// The industry tags offered beside a search text: none below 3 characters, else the categories
// whose group matches (platform §2). A group matches when the text begins one of the words of its
// name or keywords (`fash`, `cold br`), or contains one of these as whole words (`vegan snacks to
// go`).

import { CATEGORY_KEYWORDS, CATEGORY_NAMES, type CategoryName } from './category-keywords.ts';

export function relatedCategories(text: string): CategoryName[] {
  const query = words(text);
  if (query.length < RELATED_CATEGORIES_MIN_CHARACTERS) return [];
  return CATEGORY_NAMES.filter((name) => termsOf(name).some((term) => matches(query, words(term))));
}

export const RELATED_CATEGORIES_MIN_CHARACTERS = 3;

// Nobody looks for Other, so it has nothing to match.
function termsOf(name: CategoryName): string[] {
  return name === 'Other' ? [] : [...name.split(' & '), ...CATEGORY_KEYWORDS[name].split(', ')];
}

function matches(query: string, term: string): boolean {
  return ` ${term}`.includes(` ${query}`) || ` ${query} `.includes(` ${term} `);
}

// Case, apostrophes and punctuation do not matter when people search.
function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
