import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { announce } from '../../notifications/public.ts';
import { publishChangedMessages, publishConversation } from '../publish-conversation.ts';
import { changeSide, lockSides } from '../queries.ts';
import { findOpenReport, resolveReports, takeDown } from './queries.ts';

/** A message that is taken down stays in its place, without its words, for both brands. */
export function resolveReport({
  db,
  realtime,
}: Services): Handler<'POST /admin/reported-messages/:id/resolve'> {
  return async ({ caller, params, body, now }) => {
    const { outcome } = body;
    await db.transaction(async (tx) => {
      const found = await findOpenReport(tx, params.id);
      if (!found) throw notFound('open report');
      const sides = await lockSides(tx, found.conversationId);
      const resolution = { outcome, resolvedBy: caller.person.id, resolvedAt: now };
      await resolveReports(tx, found.messageId, resolution);
      if (outcome === 'dismissed') return;
      await takeDown(tx, found, now);
      for (const side of sides) await changeSide(tx, side, {});
      const brandIds = sides.map(({ brandId }) => brandId);
      await publishConversation(tx, realtime, found.conversationId, brandIds);
      await publishChangedMessages(tx, realtime, [found.messageId]);
      const event = { kind: 'messageRemoved', ...found } as const;
      await announce(tx, { realtime }, { brandId: found.writerId, event, now });
    });
    return null;
  };
}
