import {
  PREVIOUS_SEARCHES_KEY,
  readPreviousSearches,
  rememberSearch,
} from '@tandem/domain/discovery/remember-search';

/** What was searched for in this browser, newest first. */
export function previousSearches(): string[] {
  return readPreviousSearches(localStorage.getItem(PREVIOUS_SEARCHES_KEY));
}

export function keepSearch(text: string): void {
  const kept = rememberSearch(previousSearches(), text);
  localStorage.setItem(PREVIOUS_SEARCHES_KEY, JSON.stringify(kept));
}
