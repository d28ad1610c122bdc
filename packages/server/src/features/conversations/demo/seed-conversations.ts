import type { Transaction } from '../../../platform/db/database.ts';
import { type DemoScene, minutesBefore } from '../../../platform/demo/demo-part.ts';
import { ownerOf } from '../../brands/public.ts';
import type { CastConversation } from './cast-conversation.ts';
import { demoConversations } from './demo-conversations.ts';
import { messageCountRows } from './message-count-rows.ts';
import { type InviteRow, insertConversations, insertSides, listInvites } from './queries.ts';
import { seedMessages } from './seed-messages.ts';
import { sideRows } from './side-rows.ts';

/**
 * Fills inboxes in a handful of statements, however much was said: written one by one through the
 * operations, the messages would add seconds to every first start. What the rows must agree on is
 * asked of the same rules, and a test compares them with what the operations show.
 */
export async function seedConversations(tx: Transaction, scene: DemoScene): Promise<void> {
  const { brandIds, now } = scene;
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
  const invites = await listInvites(tx);
  const talks = present.map((talk, index) => {
    const pair = talk.between.map((slug) => brandIds.get(slug));
    const isBetween = ({ hostBrandId, inviteeBrandId }: InviteRow) =>
      pair.includes(hostBrandId) && pair.includes(inviteeBrandId);
    return { ...talk, id: ids[index] as number, invites: invites.filter(isBetween) };
  });
  await seedMessages(tx, talks, scene);
  await insertSides(tx, {
    ...sideRows(talks, scene),
    blocks: blockRows(talks, scene),
    counts: messageCountRows(talks, scene),
  });
}

function blockRows(talks: readonly CastConversation[], { brandIds, userIds, now }: DemoScene) {
  return talks.flatMap(({ between, blockedBy, messages }) => {
    const brandId = blockedBy && brandIds.get(blockedBy);
    const blockedId = brandIds.get(between.find((slug) => slug !== blockedBy) ?? '');
    if (!brandId || !blockedId) return [];
    const createdAt = minutesBefore(now, (messages.at(-1)?.minutesAgo ?? 0) - 20);
    return [{ brandId, blockedId, userId: userIds.get(ownerOf(blockedBy)) ?? null, createdAt }];
  });
}
