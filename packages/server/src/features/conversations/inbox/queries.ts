import type { ConversationListName } from '@tandem/contract/conversations';
import type { ListPlace } from '@tandem/domain/conversations/conversation-cursor';
import { and, desc, eq, not, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { selectItems } from '../queries.ts';
import { conversationSides as side } from '../schema.ts';
import { hasWords } from '../search/queries.ts';

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
 * First the places of the page, which the index alone tells, then what is shown of them. Left to
 * join first, PostgreSQL expects one row and would fetch and sort all of a busy brand's.
 */
function selectPage(db: Queryable, where: SQL | undefined, limit: number | Placeholder) {
  const page = db
    .select({
      brandId: side.brandId,
      isUnread: side.isUnread,
      latestMessageAt: side.latestMessageAt,
      conversationId: side.conversationId,
    })
    .from(side)
    .where(where)
    .orderBy(...newestFirst(side))
    .limit(limit)
    .as('page');
  return selectItems(db)
    .innerJoin(
      page,
      and(eq(side.brandId, page.brandId), eq(side.conversationId, page.conversationId)),
    )
    .orderBy(...newestFirst(page));
}

export interface PageWanted {
  brandId: number;
  limit: number;
  after: ListPlace | null;
}

/** Conversations with a brand whose name, or in which a message, contains the words. */
export async function searchItems(
  db: Queryable,
  list: ConversationListName,
  { brandId, limit, after }: PageWanted,
  words: string,
) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  // Looked up for each conversation, so that it never reads through the names of all brands.
  const name = sql`(select account_name from brand where brand.id = ${side.otherBrandId})`;
  const where = and(
    eq(side.brandId, brandId),
    inList(list),
    sql`(${name} ilike ${pattern} or ${hasWords(brandId, side.conversationId, words)})`,
    ...(after ? [isAfter(!after.isRead, after.createdAt, after.conversationId)] : []),
  );
  return selectPage(db, where, limit);
}

function newestFirst(table: Record<'isUnread' | 'latestMessageAt' | 'conversationId', SQLWrapper>) {
  return [desc(table.isUnread), desc(table.latestMessageAt), desc(table.conversationId)];
}

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
 * How many conversations a brand has to read, as a value to select. Archived ones do not count: they
 * are in no list.
 */
export function unreadConversations(brandId: SQLWrapper): SQL<number> {
  return sql`(select count(*)::int from conversation_side
    where brand_id = ${brandId} and is_unread and not is_archived)`;
}
