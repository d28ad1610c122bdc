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

/**
 * Whether one of the brand's conversations has a message with all the words, by their beginnings.
 * The index of words is asked once for a brand that has many conversations. It reads through
 * everybody's messages with a frequent word, so for all other brands their own messages, few as
 * they are, are looked at instead; the empty vector keeps that index out of it.
 */
export function hasWords(brandId: number, conversationId: SQLWrapper, words: string): SQL {
  const found = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // Without a word there is nothing to look for; the name may still match.
  if (found.length === 0) return sql`false`;
  const beginnings = found.slice(0, 8).map((word) => `'${word}':*`);
  const query = sql`to_tsquery('simple', ${beginnings.join(' & ')})`;
  return sql`case when ${hasMany(brandId)} then ${conversationId} in (
      select m.conversation_id from message m
       where m.search @@ (${`'${scopeWord(brandId)}'`}::tsquery && ${query})
         and m.removed_at is null)
    else coalesce((
      select true from message m
       where m.conversation_id = ${conversationId}
         and (m.search || '') @@ ${query}
         and m.removed_at is null
       limit 1), false)
    end`;
}

const MANY_CONVERSATIONS = 200;

function hasMany(brandId: number): SQL {
  return sql`(select count(*) > ${MANY_CONVERSATIONS} from (
    select from conversation_side where brand_id = ${brandId} limit ${MANY_CONVERSATIONS + 1}) as counted)`;
}

function scopeWord(brandId: number): string {
  return `§${brandId}`;
}
