import type { ConversationListName } from '../../packages/contract/src/conversations.ts';
import type { ListPlace } from '../../packages/domain/src/conversations/conversation-cursor.ts';
import {
  preparePages,
  prepareUnreadCounts,
  searchItems,
} from '../../packages/server/src/features/conversations/inbox/queries.ts';
import { prepareAllowance } from '../../packages/server/src/features/conversations/sending/queries.ts';
import { prepareMessages } from '../../packages/server/src/features/conversations/thread/queries.ts';
import type { Queryable } from '../../packages/server/src/platform/db/database.ts';
import { BUSIEST } from '../../packages/server/src/testing/fill-conversations.ts';
import { wordOfRank } from '../../packages/server/src/testing/sample-texts.ts';

export interface StatementToExplain {
  name: string;
  /** Prepared ones are planned for any value, the others for the one at hand. */
  kind: 'generic' | 'custom';
  run(db: Queryable): Promise<unknown>;
}

/** Those whose plans are worth reading, asked by the brand with the most to read. */
export function statementsToExplain(): StatementToExplain[] {
  const first = { brandId: BUSIEST, limit: 26, after: null };
  const createdAt = new Date(Date.now() - 200 * 24 * 3_600_000).toISOString();
  const middle = { isRead: true, createdAt, conversationId: 1 };
  const page = (name: string, list: ConversationListName, after: ListPlace | null = null) => ({
    name,
    kind: 'generic' as const,
    run: (db: Queryable) => preparePages(db)(list, { ...first, after }),
  });
  const search = (name: string, brandId: number, words: string) => ({
    name,
    kind: 'custom' as const,
    run: (db: Queryable) => searchItems(db, 'inbox', { ...first, brandId }, words),
  });
  return [
    page('first page of the inbox', 'inbox'),
    page('a page in the middle of the inbox', 'inbox', middle),
    page('first page of sent applications', 'sentApplications'),
    page('first page of the archive', 'archived'),
    {
      name: 'unread counts',
      kind: 'generic',
      run: (db) => prepareUnreadCounts(db).execute({ brandId: BUSIEST, userId: BUSIEST }),
    },
    {
      name: 'allowance',
      kind: 'generic',
      run: (db) => prepareAllowance(db).execute({ brandId: BUSIEST, periodStartsOn: '2026-01-01' }),
    },
    {
      name: 'a page of a thread',
      kind: 'generic',
      run: (db) => prepareMessages(db)(1, { before: undefined, limit: 41 }),
    },
    search('search for a rare word, busiest brand', BUSIEST, wordOfRank(15_000)),
    search('search for a frequent word, busiest brand', BUSIEST, wordOfRank(1)),
    search('search for a frequent word, another brand', 777, wordOfRank(1)),
  ];
}
