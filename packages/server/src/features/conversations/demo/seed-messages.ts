import type { Transaction } from '../../../platform/db/database.ts';
import { type DemoScene, minutesBefore } from '../../../platform/demo/demo-part.ts';
import { ownerOf } from '../../brands/public.ts';
import type { CastConversation } from './cast-conversation.ts';
import { insertMessages, insertReports } from './queries.ts';

/** How long after reading it somebody showed a message to the admins. */
const REPORTED_AFTER_MINUTES = 15;

/** In the order they were written, as their ids are everywhere else. */
export async function seedMessages(
  tx: Transaction,
  talks: readonly CastConversation[],
  { brandIds, userIds, now }: DemoScene,
): Promise<void> {
  const written = talks
    .flatMap(({ messages, ...talk }) => messages.map((message) => ({ ...talk, message })))
    .sort((a, b) => b.message.minutesAgo - a.message.minutesAgo);
  const ids = await insertMessages(
    tx,
    written.map(({ id, between, invites, message }) => {
      const { from, by = ownerOf(from), content, kind, campaign, step, minutesAgo } = message;
      return {
        conversationId: id,
        brandId: brandIds.get(from) as number,
        brandIds: between.map((slug) => brandIds.get(slug) as number),
        senderId: (by && userIds.get(by)) || null,
        content,
        kind: kind ?? null,
        inviteId: invites.find((invite) => invite.campaign === campaign)?.id ?? null,
        agreementStep: step ?? null,
        createdAt: minutesBefore(now, minutesAgo),
      };
    }),
  );
  const reports = written.flatMap(({ between, message }, index) => {
    const reporter = between.find((slug) => slug !== message.from) ?? '';
    const { report, content, minutesAgo } = message;
    if (!report) return [];
    return [
      {
        ...report,
        messageId: ids[index] as number,
        brandId: brandIds.get(reporter) as number,
        userId: userIds.get(ownerOf(reporter)) ?? null,
        content,
        createdAt: minutesBefore(now, minutesAgo - REPORTED_AFTER_MINUTES),
      },
    ];
  });
  await insertReports(tx, reports);
}
