import { relatedCategories } from '@tandem/domain/brands/related-categories';
import { PREVIOUS_SEARCHES_TITLE } from '@tandem/domain/discovery/remember-search';
import { searchPlace } from './search-place.ts';

export interface Suggestion {
  text: string;
  to: string;
  /** What to remember when it is chosen. */
  keeps?: string;
}

export interface SuggestionGroup {
  title: string;
  kind: 'search' | 'again' | 'industry';
  rows: Suggestion[];
}

/** What the box offers for a text. Sweepstakes and brands join with the search itself. */
export function suggest(text: string, previous: readonly string[]): SuggestionGroup[] {
  const typed = text.trim();
  const again = typed === '' ? previous : previous.filter((search) => begins(search, typed));
  const groups: SuggestionGroup[] = [
    {
      title: 'Search',
      kind: 'search',
      rows: typed
        ? [{ text: `Search for “${typed}”`, to: searchPlace({ text: typed }), keeps: typed }]
        : [],
    },
    {
      title: PREVIOUS_SEARCHES_TITLE,
      kind: 'again',
      rows: again.map((search) => ({
        text: search,
        to: searchPlace({ text: search }),
        keeps: search,
      })),
    },
    {
      title: 'Industries',
      kind: 'industry',
      rows: relatedCategories(typed)
        .slice(0, MOST_INDUSTRIES)
        .map((name) => ({ text: name, to: searchPlace({ industry: name }) })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** More would push the results, once they are here, out of sight. */
const MOST_INDUSTRIES = 5;

function begins(search: string, typed: string): boolean {
  const [whole, start] = [search.toLowerCase(), typed.toLowerCase()];
  return whole.startsWith(start) && whole !== start;
}
