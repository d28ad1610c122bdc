import type { ConversationListName } from '@tandem/contract/conversations';
import type { ListPlace } from '@tandem/domain/conversations/conversation-cursor';
import { and, desc, eq, inArray, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { unreadNotifications } from '../../notifications/public.ts';
import { selectItems } from '../queries.ts';
import { conversationSides as side } from '../schema.ts';
import { isAmongWords, messageHasWords, wordQuery } from '../search/queries.ts';

/**
 * Prepared once per process and list: the inbox is asked for more than anything else. A page is one
 * stretch of an index, read backwards; `after` continues where the page before ended.
 */
export function preparePages(db: Queryable) {
  const make = (list: ConversationListName, continues: boolean) =>
    selectPage(
      db,
      and(
        eq(side.brandId, sql.placeholder('brandId')),
        inList(list),
        ...(continues
          ? [isAfter(sql.placeholder('isUnread'), sql.placeholder('at'), sql.placeholder('id'))]
          : []),
      ),
      sql.placeholder('limit'),
    ).prepare(`conversations_${list}_${continues ? 'next' : 'first'}`);
  const prepared = new Map<string, ReturnType<typeof make>>();
  return (list: ConversationListName, page: PageWanted) => {
    const key = `${list} ${page.after !== null}`;
    const statement = prepared.get(key) ?? make(list, page.after !== null);
    prepared.set(key, statement);
    const { brandId, limit, after } = page;
    return statement.execute({
      brandId,
      limit,
      ...(after ? { isUnread: !after.isRead, at: after.createdAt, id: after.conversationId } : {}),
    });
  };
}

/**
 * First the page, one stretch of its index, then what else is shown of it. Left to join first,
 * PostgreSQL expects one row and would fetch and sort all of a busy brand's.
 */
function selectPage(db: Queryable, where: SQL | undefined, limit: number | Placeholder) {
  const page = db
    .select()
    .from(side)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .as('conversation_side');
  return selectItems(db, page as unknown as typeof side).orderBy(...NEWEST_FIRST);
}

export interface PageWanted {
  brandId: number;
  limit: number;
  after: ListPlace | null;
}

/** So many conversations are looked through before the index of words is asked. */
const LOOKED_THROUGH = 100;

/**
 * Conversations with a brand whose name, or in which a message, contains the words. The nearest are
 * looked through first: that is all that most brands have, and with a frequent word a page is soon
 * full. Only a word that is rare among many goes to the index of words, which would read through
 * everybody's messages for a frequent one.
 */
export async function searchItems(
  db: Queryable,
  list: ConversationListName,
  { brandId, limit, after }: PageWanted,
  words: string,
) {
  const query = wordQuery(words);
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const listed = and(
    eq(side.brandId, brandId),
    inList(list),
    ...(after ? [isAfter(!after.isRead, after.createdAt, after.conversationId)] : []),
  );
  const matching = (hasWords: SQL | false) =>
    and(listed, sql`(${nameOfOther} ilike ${pattern} or ${hasWords})`);

  const nearest = await db
    .select({ id: side.conversationId })
    .from(side)
    .where(listed)
    .orderBy(...NEWEST_FIRST)
    .limit(LOOKED_THROUGH);
  if (nearest.length === 0) return [];
  const ids = nearest.map(({ id }) => id);
  const among = inArray(side.conversationId, ids);
  const looked = matching(query && messageHasWords(side.conversationId, query));
  const found = await selectPage(db, and(among, looked), limit);
  if (found.length === limit || nearest.length < LOOKED_THROUGH) return found;
  const indexed = matching(query && isAmongWords(side.conversationId, brandId, query));
  return selectPage(db, indexed, limit);
}

/** Looked up for each conversation, so that it never reads through the names of all brands. */
const nameOfOther = sql`(select account_name from brand where brand.id = ${side.otherBrandId})`;

const NEWEST_FIRST = [desc(side.isUnread), desc(side.latestMessageAt), desc(side.conversationId)];

type Value = boolean | string | number | Placeholder;

function isAfter(isUnread: Value, at: Value, id: Value): SQL {
  return sql`(${side.isUnread}, ${side.latestMessageAt}, ${side.conversationId}) < (${isUnread}::boolean, ${at}::timestamptz, ${id}::int)`;
}

/** The condition of the list's index, to the letter: with a parameter in it, it would not be used. */
function inList(list: ConversationListName): SQL | undefined {
  if (list === 'archived') return sql`${side.isArchived}`;
  const flag = FLAGS[list];
  return flag ? and(sql`${flag}`, not(side.isArchived)) : not(side.isArchived);
}

const FLAGS = {
  inbox: null,
  receivedInvitations: side.inReceivedInvitations,
  receivedApplications: side.inReceivedApplications,
  sentInvitations: side.inSentInvitations,
  sentApplications: side.inSentApplications,
};

/**
 * Both numbers of the bell in one statement: every page asks for them. Archived conversations do not
 * count, they are in no list.
 */
export function prepareUnreadCounts(db: Queryable) {
  const [userId, brandId] = [sql.placeholder('userId'), sql.placeholder('brandId')];
  return db
    .select({
      conversations: sql<number>`count(*)::int`,
      notifications: unreadNotifications({ userId, brandId }).as('notifications'),
    })
    .from(side)
    .where(and(eq(side.brandId, brandId), sql`${side.isUnread}`, not(side.isArchived)))
    .prepare('unread_counts');
}
