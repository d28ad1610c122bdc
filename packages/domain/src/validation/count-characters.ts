// Counts characters as Unicode code points, as PostgreSQL does, so that an emoji which fits the
// counter also fits the column. JavaScript's own length would count most emoji as two.

export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
