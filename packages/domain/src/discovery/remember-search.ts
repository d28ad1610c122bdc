// Previous searches, offered as 'Search Again' and kept in the browser's storage (platform §2): the
// newest first, each text once whatever its case and spacing, at most 5. Storage belongs to the
// member, so what is found there may be anything and is read with care; a broken list is an empty
// one.

export function rememberSearch(previous: readonly string[], text: string): string[] {
  return distinct([text, ...previous]).slice(0, MAX_PREVIOUS_SEARCHES);
}

export const PREVIOUS_SEARCHES_KEY = 'previousSearchSuggestions';
export const PREVIOUS_SEARCHES_TITLE = 'Search Again';
export const MAX_PREVIOUS_SEARCHES = 5;

/** Reads what storage holds under the key; write it back with JSON.stringify. */
export function readPreviousSearches(stored: string | null): string[] {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(found)) return [];
  const texts = found.filter((text) => typeof text === 'string');
  return distinct(texts).slice(0, MAX_PREVIOUS_SEARCHES);
}

function distinct(texts: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const text of texts) {
    const tidy = text.trim().replace(/\s+/g, ' ');
    const key = tidy.toLowerCase();
    if (tidy && !kept.has(key)) kept.set(key, tidy);
  }
  return [...kept.values()];
}
