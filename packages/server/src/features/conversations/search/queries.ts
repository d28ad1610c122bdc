import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

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

/** All the words, by their beginnings; false when there is none, as in a row of dots. */
export function wordQuery(words: string): SQL | false {
  const found = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (found.length === 0) return false;
  const beginnings = found.slice(0, 8).map((word) => `'${word}':*`);
  return sql`to_tsquery('simple', ${beginnings.join(' & ')})`;
}

/** Whether the conversation is among those of the brand in which the index finds the words. */
export function isAmongWords(conversationId: SQLWrapper, brandId: number, query: SQL): SQL {
  return sql`${conversationId} in (
    select m.conversation_id from message m
     where m.search @@ (${`'${scopeWord(brandId)}'`}::tsquery && ${query})
       and m.removed_at is null)`;
}

/** The same by looking at its messages one by one; the empty vector keeps the index out of it. */
export function messageHasWords(conversationId: SQLWrapper, query: SQL): SQL {
  return sql`coalesce((
    select true from message m
     where m.conversation_id = ${conversationId}
       and (m.search || '') @@ ${query}
       and m.removed_at is null
     limit 1), false)`;
}

function scopeWord(brandId: number): string {
  return `§${brandId}`;
}
