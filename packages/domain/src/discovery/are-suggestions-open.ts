// When the suggestions under the search box are open: from focus or typing until blur or a search
// (platform §2). The last of these events decides, so no other state is needed. Pressing Enter is
// what searches.

export type SearchBoxEvent = 'focus' | 'type' | 'blur' | 'search';

export function areSuggestionsOpen(lastEvent: SearchBoxEvent | null): boolean {
  return lastEvent === 'focus' || lastEvent === 'type';
}
