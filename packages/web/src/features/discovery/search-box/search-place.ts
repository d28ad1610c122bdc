/** Where a search leads. An industry is a filter of the search and keeps the filter's name. */
export function searchPlace({ text, industry }: { text?: string; industry?: string }): string {
  const query = new URLSearchParams();
  if (text?.trim()) query.set('q', text.trim());
  if (industry) query.set('industry.raw', industry);
  return query.size > 0 ? `/search?${query}` : '/search';
}
