import { CONVERSATION_LISTS } from '../../packages/contract/src/conversations.ts';
import {
  preparePages,
  prepareUnreadCounts,
  searchItems,
} from '../../packages/server/src/features/conversations/inbox/queries.ts';
import { postMessage } from '../../packages/server/src/features/conversations/sending/post-message.ts';
import { findOrOpenConversation } from '../../packages/server/src/features/conversations/sending/queries.ts';
import { prepareMessages } from '../../packages/server/src/features/conversations/thread/queries.ts';
import { itemToWire } from '../../packages/server/src/features/conversations/wire.ts';
import type { Database } from '../../packages/server/src/platform/db/database.ts';
import { notify } from '../../packages/server/src/platform/realtime/queries.ts';
import type { Realtime } from '../../packages/server/src/platform/realtime/realtime.ts';
import {
  BUSIEST,
  type ConversationVolume,
} from '../../packages/server/src/testing/fill-conversations.ts';
import { wordOfRank } from '../../packages/server/src/testing/sample-texts.ts';
import { selectOne } from './queries.ts';
import type { TimedCase } from './time-in-turn.ts';

const LIMIT = 26;
const DEEP_PAGE = 40;

/** What the product runs, as it runs it, for the busiest brand and for one after the other. */
export async function statementCases(
  db: Database,
  volume: ConversationVolume,
): Promise<TimedCase[]> {
  const { root } = db;
  const readPage = preparePages(root);
  const readMessages = prepareMessages(root);
  const unreadCounts = prepareUnreadCounts(root);
  // A prime stride visits every brand before it comes back to the first.
  const someBrand = (n: number) => 2 + ((n * 7919) % (volume.brands - 1));
  const someConversation = (n: number) => 1 + ((n * 7919) % volume.conversations);
  const first = { limit: LIMIT, after: null };
  const deep = { brandId: BUSIEST, limit: LIMIT, after: await deepPlace(readPage) };
  const search = (brandId: number, words: string) =>
    searchItems(root, 'inbox', { brandId, ...first }, words);

  const pages = CONVERSATION_LISTS.flatMap((list): TimedCase[] => [
    {
      name: `${list}, busiest brand`,
      isJudged: true,
      run: () => readPage(list, { brandId: BUSIEST, ...first }),
    },
    {
      name: `${list}, any brand`,
      isJudged: true,
      run: (n) => readPage(list, { brandId: someBrand(n), ...first }),
    },
  ]);
  const searches = Object.entries({
    'a rare word': wordOfRank(15_000),
    'a frequent word': wordOfRank(1),
    'an unknown word': 'qqqqq',
  }).flatMap(([name, words]): TimedCase[] => [
    { name: `search ${name}, busiest brand`, run: () => search(BUSIEST, words) },
    { name: `search ${name}, any brand`, run: (n) => search(someBrand(n), words) },
  ]);
  return [
    { name: 'select 1', run: () => selectOne(root) },
    ...pages,
    {
      name: `inbox page ${DEEP_PAGE}, busiest brand`,
      isJudged: true,
      run: () => readPage('inbox', deep),
    },
    {
      name: 'unread count, busiest brand',
      isJudged: true,
      run: () => unreadCounts.execute({ brandId: BUSIEST, userId: BUSIEST }),
    },
    {
      name: 'unread count, any brand',
      isJudged: true,
      run: (n) => unreadCounts.execute({ brandId: someBrand(n), userId: someBrand(n) }),
    },
    {
      name: 'thread',
      run: (n) => readMessages(someConversation(n), { before: undefined, limit: 41 }),
    },
    ...searches,
    { name: 'write a message', run: (n) => write(db, someBrand(n), someBrand(n + 1), n) },
  ];
}

async function deepPlace(readPage: ReturnType<typeof preparePages>) {
  let after: ReturnType<typeof itemToWire> | null = null;
  for (let page = 1; page < DEEP_PAGE; page += 1) {
    const rows: Awaited<ReturnType<typeof readPage>> = await readPage('inbox', {
      brandId: BUSIEST,
      limit: LIMIT - 1,
      after,
    });
    const last = rows.at(-1);
    if (last) after = itemToWire(last);
  }
  return after;
}

/** The whole transaction of a message, with its two notifications. */
function write(db: Database, brandId: number, otherId: number, n: number) {
  const now = new Date();
  const realtime: Realtime = {
    publish: (tx, ...events) => notify(db, tx, 'tandem_bench', events),
    subscribe: () => () => {},
    stop: async () => {},
  };
  return db.transaction(async (tx) =>
    postMessage(
      tx,
      { realtime },
      {
        conversationId: await findOrOpenConversation(tx, [brandId, otherId], now),
        brandId,
        // Each brand of the bench has one person, who has its number.
        sender: { id: brandId, email: 'bench@test.example', firstName: null, lastName: null },
        content: `<p>Message number ${n} of this run</p>`,
        isCounted: false,
        now,
      },
    ),
  );
}
