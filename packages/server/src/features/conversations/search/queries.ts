import { type SQL, sql } from 'drizzle-orm';

/**
 * Messages are found by their words within the conversations of one brand. To keep the search from
 * reading everybody's messages, the index holds beside the words a made-up one for each of the two
 * brands, and every search asks for the brand's word too. It begins with a sign that the parser
 * throws away, so nothing anybody types can be mistaken for it.
 */
export function searchVector(text: string, brandIds: readonly number[]): SQL {
  const scopes = sql.join(
    brandIds.map((id) => sql`${scopeWord(id)}`),
    sql`, `,
  );
  return sql`to_tsvector('simple', ${text}) || array_to_tsvector(array[${scopes}]::text[])`;
}

/** Ids of the brand's conversations in which a message has all the words, by their beginnings. */
export function matchesWords(brandId: number, words: string): SQL {
  const found = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // Without a word there is nothing to look for; the name may still match.
  if (found.length === 0) return sql`(select null::int where false)`;
  const query = found.slice(0, 8).map((word) => `'${word}':*`);
  return sql`(
    select m.conversation_id from message m
     where m.search @@ (${`'${scopeWord(brandId)}'`}::tsquery && to_tsquery('simple', ${query.join(' & ')}))
       and m.removed_at is null)`;
}

function scopeWord(brandId: number): string {
  return `§${brandId}`;
}
