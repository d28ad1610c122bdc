import { messagePeriod } from '@tandem/domain/conversations/message-allowance';
import { type DemoScene, minutesBefore } from '../../../platform/demo/demo-part.ts';
import type { CastConversation } from './cast-conversation.ts';
import { demoMessageCounts } from './demo-conversations.ts';

/** What each brand has sent in this month: people's own words, not what the product says for them. */
export function messageCountRows(talks: readonly CastConversation[], { brandIds, now }: DemoScene) {
  const { startsAt } = messagePeriod(now);
  const sent = new Map<string, number>();
  for (const message of talks.flatMap(({ messages }) => messages)) {
    if (message.campaign || message.kind || minutesBefore(now, message.minutesAgo) < startsAt) {
      continue;
    }
    sent.set(message.from, (sent.get(message.from) ?? 0) + 1);
  }
  for (const [slug, count] of Object.entries(demoMessageCounts)) sent.set(slug, count);
  return [...sent].flatMap(([slug, count]) => {
    const brandId = brandIds.get(slug);
    const periodStartsOn = startsAt.toISOString().slice(0, 10);
    return brandId ? [{ brandId, periodStartsOn, sent: count }] : [];
  });
}
