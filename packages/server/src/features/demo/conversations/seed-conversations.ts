import type { Transaction } from '../../../platform/db/database.ts';
import { ownerOf } from '../demo-people.ts';
import { type CastConversation, type DemoCast, minutesBefore } from './demo-cast.ts';
import { demoConversations } from './demo-conversations.ts';
import { messageCountRows } from './message-count-rows.ts';
import { insertConversations, insertSides } from './queries.ts';
import { seedInvites } from './seed-invites.ts';
import { seedMessages } from './seed-messages.ts';
import { sideRows } from './side-rows.ts';

/**
 * Fills inboxes in a handful of statements, however much was said: written one by one through the
 * operations, the messages would add seconds to every first start. What the rows must agree on is
 * asked of the same rules, and a test compares them with what the operations show.
 */
export async function seedConversations(tx: Transaction, cast: DemoCast): Promise<void> {
  const { brandIds, now } = cast;
  const present = demoConversations.filter(({ between }) =>
    between.every((slug) => brandIds.has(slug)),
  );
  const ids = await insertConversations(
    tx,
    present.map(({ between, messages }) => ({
      pair: between.map((slug) => brandIds.get(slug) as number),
      createdAt: minutesBefore(now, messages[0]?.minutesAgo ?? 0),
    })),
  );
  const talks = present.map((talk, index) => ({ ...talk, id: ids[index] as number }));
  const inviteIds = await seedInvites(tx, talks, cast);
  await seedMessages(tx, talks, cast, inviteIds);
  await insertSides(tx, {
    ...sideRows(talks, cast),
    blocks: blockRows(talks, cast),
    counts: messageCountRows(talks, cast),
  });
}

function blockRows(talks: readonly CastConversation[], { brandIds, userIds, now }: DemoCast) {
  return talks.flatMap(({ between, blockedBy, messages }) => {
    const brandId = blockedBy && brandIds.get(blockedBy);
    const blockedId = brandIds.get(between.find((slug) => slug !== blockedBy) ?? '');
    if (!brandId || !blockedId) return [];
    const createdAt = minutesBefore(now, (messages.at(-1)?.minutesAgo ?? 0) - 20);
    return [{ brandId, blockedId, userId: userIds.get(ownerOf(blockedBy)) ?? null, createdAt }];
  });
}
