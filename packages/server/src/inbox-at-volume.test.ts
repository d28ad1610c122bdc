import { CONVERSATION_LISTS, type ConversationListName } from '@tandem/contract/conversations';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countMessagesByDay, listLatest } from './features/conversations/home/queries.ts';
import {
  type PageWanted,
  preparePages,
  prepareUnreadCounts,
  searchItems,
} from './features/conversations/inbox/queries.ts';
import { prepareMessages } from './features/conversations/thread/queries.ts';
import { itemToWire } from './features/conversations/wire.ts';
import { explainStatements } from './testing/explain-statements.ts';
import { BUSIEST, fillConversations } from './testing/fill-conversations.ts';
import { wordOfRank } from './testing/sample-texts.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();

// Small enough for every run, large enough that a wrong plan shows; bench/inbox.ts has a million.
beforeAll(async () => {
  await fillConversations(app.db, {
    brands: 300,
    conversations: 700,
    messages: 7_000,
    ofBusiest: 150,
  });
});

const INDEXES: Record<ConversationListName, string> = {
  inbox: 'conversation_side_inbox_idx',
  archived: 'conversation_side_archive_idx',
  receivedInvitations: 'conversation_side_received_invitations_idx',
  receivedApplications: 'conversation_side_received_applications_idx',
  sentInvitations: 'conversation_side_sent_invitations_idx',
  sentApplications: 'conversation_side_sent_applications_idx',
};
const first: PageWanted = { brandId: BUSIEST, limit: 26, after: null };
const middle = { isRead: true, createdAt: new Date().toISOString(), conversationId: 1 };

describe('PostgreSQL', () => {
  const planOf = async (work: Parameters<typeof explainStatements>[2]) => {
    const { jobBackend } = app.db;
    if (jobBackend.kind !== 'postgres') throw new Error('PGlite has no second connection');
    const [statement] = await explainStatements(jobBackend.connectionString, 'generic', work);
    return statement?.plan ?? '';
  };

  it.each(CONVERSATION_LISTS)('reads pages of %s from its index, in order', async (list) => {
    for (const after of [null, middle]) {
      const plan = await planOf((db) => preparePages(db)(list, { ...first, after }));
      expect(plan).toContain(`Index Scan Backward using ${INDEXES[list]}`);
      expect(plan).not.toMatch(/Sort|Hash|Seq Scan on (conversation|message|brand )/);
    }
  });

  it('reads what home tells of messages from stretches of the same index', async () => {
    const question = { brandId: BUSIEST, since: new Date(0), utcOffsetMinutes: 0 };
    const plans = [
      await planOf((db) => listLatest(db, BUSIEST, 30)),
      await planOf((db) => countMessagesByDay(db, question)),
    ];
    for (const plan of plans) {
      expect(plan).toMatch(/Scan Backward using conversation_side_inbox_idx/);
      expect(plan).not.toMatch(/Seq Scan on (conversation|message|brand )/);
    }
    expect(plans[1]).toContain('Index Scan Backward using message_conversation_idx');
  });

  it('counts what is unread from the indexes alone', async () => {
    const plan = await planOf((db) =>
      prepareUnreadCounts(db).execute({ userId: BUSIEST, brandId: BUSIEST }),
    );
    expect(plan).toContain('Index Only Scan using conversation_side_inbox_idx');
    expect(plan).toContain('notification_unread_idx');
    expect(plan).not.toContain('Seq Scan');
  });

  it('reads a page of a thread from its end', async () => {
    const plan = await planOf((db) => prepareMessages(db)(1, { before: undefined, limit: 41 }));
    expect(plan).toContain('Index Scan Backward using message_conversation_idx');
    expect(plan).not.toMatch(/Sort|Seq Scan on message/);
  });
});

it('shows every conversation once, page by page, unread first and newest first', async () => {
  const readPage = preparePages(app.db.root);
  const seen: ReturnType<typeof itemToWire>[] = [];
  for (;;) {
    const rows = await readPage('inbox', {
      brandId: BUSIEST,
      limit: 40,
      after: seen.at(-1) ?? null,
    });
    if (rows.length === 0) break;
    seen.push(...rows.map(itemToWire));
  }
  const { rows } = await app.db.root.execute<{ conversation_id: number }>(sql`
    select conversation_id from conversation_side
     where brand_id = ${BUSIEST} and not is_archived
     order by is_unread desc, latest_message_at desc, conversation_id desc`);
  expect(rows.length).toBeGreaterThan(100);
  expect(seen.map(({ conversationId }) => conversationId)).toEqual(
    rows.map((row) => row.conversation_id),
  );
});

// What is rare among more than a hundred conversations is found in another way.
it.each([
  ['many', BUSIEST],
  ['few', 2],
])('finds words by their beginnings among %s conversations', async (_, brandId) => {
  for (const rank of [1, 90, 300, 15_000]) {
    const word = wordOfRank(rank);
    const found = await searchItems(app.db.root, 'inbox', { ...first, brandId, limit: 1000 }, word);
    const { rows } = await app.db.root.execute<{ id: number }>(sql`
      select distinct s.conversation_id as id
        from conversation_side s join message m using (conversation_id)
       where s.brand_id = ${brandId} and not s.is_archived and m.content ~ ${`\\m${word}`}`);
    const ids = found.map(({ conversationId }) => conversationId);
    expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b));
    if (rank === 1) expect(ids.length).toBeGreaterThan(2);
  }
});
