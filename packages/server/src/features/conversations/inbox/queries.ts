import type { ConversationListName } from '@tandem/contract/conversations';
import type { ListPlace } from '@tandem/domain/conversations/conversation-cursor';
import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { brands } from '../../brands/schema.ts';
import { selectItems } from '../queries.ts';
import { conversationSides as side } from '../schema.ts';
import { matchesWords } from '../search/queries.ts';

/**
 * Prepared once per process and list: the inbox is asked for more than anything else. Each page is
 * one stretch of an index, read backwards; `after` continues where the page before ended.
 */
export function preparePages(db: Queryable) {
  const make = (list: ConversationListName, continues: boolean) =>
    selectItems(db)
      .where(
        and(
          eq(side.brandId, sql.placeholder('brandId')),
          inList(list),
          ...(continues
            ? [isAfter(sql.placeholder('isUnread'), sql.placeholder('at'), sql.placeholder('id'))]
            : []),
        ),
      )
      .orderBy(...LIST_ORDER)
      .limit(sql.placeholder('limit'))
      .prepare(`conversations_${list}_${continues ? 'next' : 'first'}`);
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
  const matches = sql`(${brands.accountName} ilike ${pattern} or ${side.conversationId} in ${matchesWords(brandId, words)})`;
  return selectItems(db)
    .where(
      and(
        eq(side.brandId, brandId),
        inList(list),
        matches,
        ...(after ? [isAfter(!after.isRead, after.createdAt, after.conversationId)] : []),
      ),
    )
    .orderBy(...LIST_ORDER)
    .limit(limit);
}

const LIST_ORDER = [desc(side.isUnread), desc(side.latestMessageAt), desc(side.conversationId)];

type Value = boolean | string | number | ReturnType<typeof sql.placeholder>;

function isAfter(isUnread: Value, at: Value, id: Value): SQL {
  return sql`(${side.isUnread}, ${side.latestMessageAt}, ${side.conversationId}) < (${isUnread}::boolean, ${at}::timestamptz, ${id}::int)`;
}

function inList(list: ConversationListName): SQL | undefined {
  if (list === 'archived') return sql`${side.isArchived}`;
  const isListed = not(side.isArchived);
  // The four lists name the whole condition of their index, or the planner would not use it.
  const isInvitation = sql`(${side.inReceivedInvitations} or ${side.inReceivedApplications} or ${side.inSentInvitations} or ${side.inSentApplications})`;
  const column = FLAGS[list];
  return column ? and(isListed, isInvitation, eq(column, true)) : isListed;
}

const FLAGS = {
  inbox: null,
  archived: null,
  receivedInvitations: side.inReceivedInvitations,
  receivedApplications: side.inReceivedApplications,
  sentInvitations: side.inSentInvitations,
  sentApplications: side.inSentApplications,
};

/** Archived conversations do not count: they are in no list. */
export function prepareCountUnread(db: Queryable) {
  return db
    .select({ count: sql<number>`count(*)::int` })
    .from(side)
    .where(and(eq(side.brandId, sql.placeholder('brandId')), side.isUnread, not(side.isArchived)))
    .prepare('count_unread_conversations');
}

export async function countUnread(db: Queryable, brandId: number): Promise<number> {
  return db.$count(side, and(eq(side.brandId, brandId), side.isUnread, not(side.isArchived)));
}
